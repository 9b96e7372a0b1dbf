import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactCards, contactForm } from '#content/forms/contact-form.ts'
import { formCopy } from '#content/forms/form-copy.ts'
import { adviserHome, adviserTiles } from '#content/pages/adviser-home.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { services } from '#content/pages/services.ts'
import { adviserValues } from '#content/pages/values.ts'
import { brand } from '#content/site/brand.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { firm } from '#content/site/firm.ts'
import { dropdowns, footerColumns, navigation } from '#content/site/navigation.ts'
import { officeCopy } from '#content/site/offices.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { regulatory, shellWords } from '#content/site/shell-words.ts'
import { wording } from '#content/site/wording.ts'
import { allSlots } from '#domain/call-schedule.ts'

test('the fixed sentences and labels are as they were given, byte for byte', () => {
  const digest = createHash('sha256').update(JSON.stringify(wording)).digest('hex').slice(0, 16)
  expect(
    digest,
    'Take back what was changed in content/site/wording.ts: the specification has these letters',
  ).toBe('1a63b75e92cd3a1b')
})

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)
const menu = (items: { label: string; navigateTo: string; state?: unknown }[]) =>
  items.map(({ label, navigateTo, state }) => `${label} ${navigateTo}${state ? ' isAdviser' : ''}`)
const dropdown = (items: { name: string; route: string }[] = []) =>
  items.map(({ name, route }) => `${name} ${route}`)
const footer = footerColumns.map(({ heading, links }) => [
  heading,
  ...links.map((link) => link.label ?? ('page' in link && pages[link.page].name)),
])
const ofCustomers = 'Our Services /OurServices|About Us /AboutUs|Contact Us /ContactUs'
const ofAdvisers = 'Join Us /Adviser/JoinUs|About Us /Adviser/AboutUs|Contact Us /ContactUs isAdviser'
const advice =
  'Mortgage Planning /OurServices/MortgagePlanning|Investment Planning /OurServices/InvestmentPlanning|Equity Release /OurServices/EquityRelease|Retirement Planning /OurServices/RetirementPlanning|Corporate Planning /OurServices/CorporatePlanning|Insurance/Protection /OurServices/InsuranceProtection'

test.each<[what: string, said: unknown[], specified: string]>([
  [
    'menu of the landing page',
    menu(navigation.landing),
    'Advisers /Adviser|Customers /Customer|About Us /AboutUs|Contact Us /ContactUs',
  ],
  ['menu of customers', menu(navigation.customer), `Home /|${ofCustomers}`],
  ['menu of advisers', menu(navigation.adviser), `Home /|${ofAdvisers}`],
  ['menu of customers who write', menu(navigation.contactCustomer), `Home /Customer|${ofCustomers}`],
  ['menu of advisers who write', menu(navigation.contactAdviser), `Home /Adviser|${ofAdvisers}`],
  [
    'dropdown of advisers',
    dropdown(dropdowns.Advisers),
    'Personal Approach /Adviser/PersonalApproach|Support /Adviser/Support|Technology /Adviser/Technology',
  ],
  ['dropdown of customers', dropdown(dropdowns.Customers), advice],
  ['services', services.map(({ title, path }) => `${title} ${path}`), advice],
  ['company in the footer', footer[0] ?? [], 'Company|Log In|Advisers|Customers|About Us|Privacy Notice'],
  // More may follow these.
  ['resources in the footer', footer[1]?.slice(0, 4) ?? [], 'Resources|Financial Advice|News|Blog'],
  [
    'contact in the footer',
    footer[2] ?? [],
    `Contact|${firm.phone.display}|Request a Callback|${firm.email.display}`,
  ],
  ['social networks', firm.social.map(({ name }) => name), 'LinkedIn|Facebook|X|YouTube'],
  ['cards of contact', titles(Object.values(contactCards)), 'Call Us|Email Us|Request a Callback'],
  ['contact form', [contactForm.heading, formCopy.submit.contact], 'Contact Us|SUBMIT'],
  ['map', [officeCopy.directions, firm.hours], 'Get Directions|Monday to Friday, 8:30 to 5:00'],
  ['way on from Why us', [customerHome.whyUs.action], 'Learn More'],
  [
    'stages of life',
    titles(ourServices.lifeStages),
    'Starting Your Career|Evolving Financial Priorities|Next Financial Steps',
  ],
  ['cards of advisers', titles(adviserHome.cards), 'Personal Approach|Support|Technology'],
  [
    'tiles of advisers',
    titles(Object.values(adviserTiles)),
    `${brand.name} in the Media|Hear from our Advisers|Events`,
  ],
  ['block of advisers', [adviserHome.advisers.heading], 'Mortgage and Financial Advisers'],
  [
    'values',
    titles(adviserValues),
    'You are the most important person|Recommendations planned and delivered|The best outcome we can plan for|Talked through every step',
  ],
  ['ways to join', titles(joinUs.selfEmployed.cards), 'Registered Individual|Appointed Representative'],
])('the %s has the labels of the specification, in its order', (_, said, specified) => {
  expect(said.join('|')).toBe(specified)
})

test('every address of the specification is that of a page', () => {
  const specified =
    '/ /Customer /OurServices /AboutUs /ContactUs /PrivacyPolicy /Adviser /Adviser/PersonalApproach /Adviser/Support /Adviser/Technology /Adviser/AboutUs /Adviser/JoinUs /Adviser/Events'
  const lists = [`/${brand.slug}InMedia`, `/${brand.slug}Blog`]
  expect(allPages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([...specified.split(' '), ...lists]),
  )
})

test('the footer states the regulatory constants', () => {
  const statement = shellWords.footer.regulatoryStatement.join(' ')
  for (const fact of ['535515', '05668905', '© 2025', 'England and Wales']) expect(statement).toContain(fact)
  expect(regulatory.audience).toMatch(/targeted at consumers based in the UK/)
})

test('fifteen slots of half an hour from 09:00 to 16:30', () => {
  const slots = allSlots(callSchedule)
  expect([slots.length, slots[0], slots[1], slots.at(-1)]).toEqual([
    15,
    '09:00 - 09:30',
    '09:30 - 10:00',
    '16:00 - 16:30',
  ])
})
