import { describe, expect, test } from 'vitest'
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
import { openingHours } from '#content/site/opening-hours.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { regulatory, shellWords } from '#content/site/shell-words.ts'
import { wording } from '#content/site/wording.ts'
import { allSlots } from '#domain/call-schedule.ts'

test('the fixed sentences and labels are as they were given, byte for byte', () => {
  expect(wording).toEqual({
    landing: {
      question: 'Are you a Customer or a Financial Adviser?',
      adviserCard: "I'm an Adviser",
      customerCard: "I'm a Customer",
    },
    dialogTitle: { callback: 'Request a Callback', consultation: 'Free Initial Consultaion' },
    tiles: {
      news: 'News',
      consultation: 'Free Initial Consultation',
      blog: 'Blog',
      hearFromAdvisers: 'Hear from our Advisers',
      events: 'Events',
    },
    faqHeading: { customer: 'FAQ', adviser: 'About the Network' },
    valuesHeading: 'Our Adviser Values',
    adviceQuestion: 'When do I need financial advice?',
    brochureButton: 'Request our Brochure',
    readMore: 'Read More',
    slotPicker: {
      chooseDate: 'Please select a date to view available time slots.',
      noneSuits:
        'If you can\u2019t find a suitable time, please fill out the contact us with your available times and we will arrange a time that works for you.',
    },
    services: [
      'Mortgage Planning',
      'Investment Planning',
      'Wealth Management',
      'Retirement Planning',
      'Insurance/ Protection',
      'Corporate Planning',
    ],
    errors: {
      name: 'Name is required.',
      phone: 'Phone number is required.',
      phoneOrEmail: 'Phone number or email is required.',
      email: 'Email is required.',
      emailAddress: 'Email Address is required.',
      emailPattern: 'Please enter a valid email address.',
      message: 'Message is required.',
      pleaseAccept: 'Please accept the privacy policy.',
      mustAccept: 'You must accept the privacy policy.',
      date: 'Preferred date is required.',
      time: 'Preferred time is required.',
      services: 'Please select at least one service.',
      weekend: 'Weekends are not allowed. Please select a weekday.',
    },
    outcomes: {
      contactFailed: 'An error occurred while submitting your details. Please try again.',
      contactSaved:
        'Thanks for submitting your details. One of our financial adviser will contact you within 48 working hours.',
      callbackSaved:
        'Thanks for submitting your details. One of our advisers will be in touch on {date} at {time}.',
      brochureSaved: 'The brochure will be sent shortly to {name} at {email}',
    },
  })
})

describe('The labels that the specification names in passing', () => {
  test('addresses', () => {
    const specified = [
      '/',
      '/Customer',
      '/OurServices',
      '/OurServices/MortgagePlanning',
      '/OurServices/InvestmentPlanning',
      '/OurServices/EquityRelease',
      '/OurServices/RetirementPlanning',
      '/OurServices/CorporatePlanning',
      '/OurServices/InsuranceProtection',
      '/AboutUs',
      '/ContactUs',
      '/PrivacyPolicy',
      `/${brand.slug}InMedia`,
      `/${brand.slug}Blog`,
      '/Adviser',
      '/Adviser/PersonalApproach',
      '/Adviser/Support',
      '/Adviser/Technology',
      '/Adviser/AboutUs',
      '/Adviser/JoinUs',
      '/Adviser/Events',
    ]
    expect(allPages.map(({ path }) => path)).toEqual(expect.arrayContaining(specified))
  })

  test('menus, with where each item leads', () => {
    const asText = (items: { label: string; navigateTo: string; state?: unknown }[]) =>
      items.map(({ label, navigateTo, state }) => `${label} ${navigateTo}${state ? ' isAdviser' : ''}`)
    expect(asText(navigation.landing)).toEqual([
      'Advisers /Adviser',
      'Customers /Customer',
      'About Us /AboutUs',
      'Contact Us /ContactUs',
    ])
    const customer = ['Our Services /OurServices', 'About Us /AboutUs', 'Contact Us /ContactUs']
    const adviser = [
      'Join Us /Adviser/JoinUs',
      'About Us /Adviser/AboutUs',
      'Contact Us /ContactUs isAdviser',
    ]
    expect(asText(navigation.customer)).toEqual(['Home /', ...customer])
    expect(asText(navigation.adviser)).toEqual(['Home /', ...adviser])
    expect(asText(navigation.contactCustomer)).toEqual(['Home /Customer', ...customer])
    expect(asText(navigation.contactAdviser)).toEqual(['Home /Adviser', ...adviser])
    expect(navigation.adviser.at(-1)).toHaveProperty('state', { isAdviser: true })
  })

  test('dropdowns', () => {
    expect(dropdowns).toEqual({
      Advisers: [
        { name: 'Personal Approach', route: '/Adviser/PersonalApproach' },
        { name: 'Support', route: '/Adviser/Support' },
        { name: 'Technology', route: '/Adviser/Technology' },
      ],
      Customers: [
        { name: 'Mortgage Planning', route: '/OurServices/MortgagePlanning' },
        { name: 'Investment Planning', route: '/OurServices/InvestmentPlanning' },
        { name: 'Equity Release', route: '/OurServices/EquityRelease' },
        { name: 'Retirement Planning', route: '/OurServices/RetirementPlanning' },
        { name: 'Corporate Planning', route: '/OurServices/CorporatePlanning' },
        { name: 'Insurance/Protection', route: '/OurServices/InsuranceProtection' },
      ],
    })
    expect(services.map(({ title, path }) => ({ name: title, route: path }))).toEqual(dropdowns.Customers)
  })

  test('footer', () => {
    const labels = footerColumns.map(({ heading, links }) => [
      heading,
      ...links.map((link) => link.label ?? ('page' in link && pages[link.page].name)),
    ])
    expect(labels).toEqual([
      ['Company', 'Log In', 'Advisers', 'Customers', 'About Us', 'Privacy Notice'],
      [
        'Resources',
        'Financial Advice',
        'News',
        'Blog',
        'Find an adviser',
        'Work it out',
        'Something has happened',
        'Our fees',
        'Accessibility',
        pages.complain.name,
      ],
      ['Contact', firm.phone.display, 'Request a Callback', firm.email.display],
    ])
    expect(firm.social.map(({ name }) => name)).toEqual(['LinkedIn', 'Facebook', 'X', 'YouTube'])
  })

  test('regulatory constants', () => {
    expect([firm.referenceNumber, firm.companyNumber, firm.copyrightYear, firm.registeredIn]).toEqual([
      '535515',
      '05668905',
      '2025',
      'England and Wales',
    ])
    const statement = shellWords.footer.regulatoryStatement.join(' ')
    for (const fact of ['535515', '05668905', '© 2025', 'England and Wales']) {
      expect(statement).toContain(fact)
    }
    expect(regulatory.audience).toMatch(/targeted at consumers based in the UK/)
  })

  test('forms, cards and the map', () => {
    expect(contactForm.heading).toBe('Contact Us')
    expect(formCopy.submit.contact).toBe('SUBMIT')
    expect(Object.values(contactCards).map(({ title }) => title)).toEqual([
      'Call Us',
      'Email Us',
      'Request a Callback',
    ])
    expect(officeCopy.directions).toBe('Get Directions')
    const day = '08:30 - 17:00'
    expect(openingHours).toEqual({
      Monday: day,
      Tuesday: day,
      Wednesday: day,
      Thursday: day,
      Friday: day,
      Saturday: null,
      Sunday: null,
    })
    expect(firm.hours).toBe('Monday to Friday, 8:30 to 5:00')
  })

  test('titles of pages and blocks', () => {
    expect(customerHome.whyUs.action).toBe('Learn More')
    expect(ourServices.lifeStages.map(({ title }) => title)).toEqual([
      'Starting Your Career',
      'Evolving Financial Priorities',
      'Next Financial Steps',
    ])
    expect(adviserHome.cards.map(({ title }) => title)).toEqual([
      'Personal Approach',
      'Support',
      'Technology',
    ])
    expect(Object.values(adviserTiles).map(({ title }) => title)).toEqual([
      `${brand.name} in the Media`,
      'Hear from our Advisers',
      'Events',
    ])
    expect(adviserHome.advisers.heading).toBe('Mortgage and Financial Advisers')
    expect(adviserValues.map(({ title }) => title)).toEqual([
      'You are the most important person',
      'Recommendations planned and delivered',
      'The best outcome we can plan for',
      'Talked through every step',
    ])
    expect(joinUs.selfEmployed.cards.map(({ title }) => title)).toEqual([
      'Registered Individual',
      'Appointed Representative',
    ])
  })

  test('fifteen slots of half an hour from 09:00 to 16:30', () => {
    expect(allSlots(callSchedule)).toEqual([
      '09:00 - 09:30',
      '09:30 - 10:00',
      '10:00 - 10:30',
      '10:30 - 11:00',
      '11:00 - 11:30',
      '11:30 - 12:00',
      '12:00 - 12:30',
      '12:30 - 13:00',
      '13:00 - 13:30',
      '13:30 - 14:00',
      '14:00 - 14:30',
      '14:30 - 15:00',
      '15:00 - 15:30',
      '15:30 - 16:00',
      '16:00 - 16:30',
    ])
  })
})
