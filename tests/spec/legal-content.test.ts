import { describe, expect, it } from 'vitest'
import { brochureForm } from '#content/forms/brochure-form.ts'
import { asideWords, callbackWords } from '#content/forms/callback-words.ts'
import { contactCards, contactForm } from '#content/forms/contact-form.ts'
import { nextSteps } from '#content/forms/next-steps.ts'
import { refusals } from '#content/forms/refusals.ts'
import { complaints } from '#content/legal/complaints.ts'
import { type PrivacySection, privacyNotice } from '#content/legal/privacy-notice.ts'
import { brochure } from '#content/mail/brochure.ts'
import { mailWords } from '#content/mail/mail-words.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import { brand } from '#content/site/brand.ts'
import { claims } from '#content/site/claims.ts'
import { notFound, serverError } from '#content/site/error-pages.ts'
import { firm } from '#content/site/firm.ts'
import { office } from '#content/site/office.ts'
import { formPageMeta, pageMeta } from '#content/site/page-meta.ts'
import { formPages, pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'

const status = 'authorised and regulated by the Financial Conduct Authority'

describe('the privacy notice', () => {
  it.each([
    ['who-we-are', firm.privacyEmail.display, firm.phone.display, ...firm.address.lines, 'controller'],
    ['data-we-hold', 'National Insurance', 'Health', 'For advisers'],
    ['where-we-get-it', 'comes from you', 'credit reference', 'public sources'],
    ['legal-basis', 'legitimate interest', 'Legal obligation', 'contract with you', 'consent'],
    ['special-category-data', 'explicit consent', 'Insurance purposes', 'Safeguarding', 'legal claims'],
    ['criminal-offence-data', 'preventing fraud', 'convictions'],
    [
      'who-we-share-it-with',
      'providers',
      'lenders',
      'compliance',
      'processors',
      'Financial Conduct Authority',
    ],
    ['international-transfers', 'International Data Transfer Agreement'],
    ['retention', `at least ${claims.retentionYears.figure}`, 'pension transfers'],
    ['security', 'encrypted', 'breach'],
    [
      'your-rights',
      'Access',
      'Correction',
      'Erasure',
      'Restriction',
      'Portability',
      'Objection',
      'one month',
    ],
    ['withdrawing-consent', 'at any time'],
    ['automated-decisions', 'by computer alone'],
    ['this-website', 'no cookies', 'no third party', 'click', 'version of this notice', 'Server logs'],
    ['data-protection-complaints', '30 days', 'section 164A', 'undue delay', firm.privacyEmail.display],
    ['the-regulator', 'Information Commissioner’s Office (ICO)', 'https://ico.org.uk/make-a-complaint/'],
    ['the-regulator', '0303 123 1113'],
    ['changes', 'version'],
  ])('covers %s', (id, ...facts) => {
    const text = unbound(textOf(section(id)))
    for (const fact of facts) expect(text).toContain(fact)
  })

  it('says which version it is and when it was changed', () => {
    expect(privacyNotice.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(privacyNotice.version.startsWith(privacyNotice.updated)).toBe(true)
  })

  it('states the minimum retention of the claims register', () => {
    expect(claims.retentionYears.figure).toBe('six years')
    expect(privacyNotice.summary.points.join(' ')).toContain(`at least ${claims.retentionYears.figure}`)
  })

  it('has unique anchors and whole tables', () => {
    const ids = privacyNotice.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { blocks } of privacyNotice.sections) {
      for (const block of blocks) {
        if (block.kind !== 'table') continue
        for (const row of block.rows) expect(row).toHaveLength(block.head.length)
      }
    }
  })

  it('has 1,800 to 2,600 words', () => {
    const words = [...privacyNotice.summary.points, ...privacyNotice.sections.map(textOf)]
      .join(' ')
      .split(/\s+/)
    expect(words.length).toBeGreaterThanOrEqual(1800)
    expect(words.length).toBeLessThanOrEqual(2600)
  })
})

describe('the complaints procedure', () => {
  const steps = complaints.steps.map(({ title, text, time }) => `${title} ${text} ${time}`).join(' ')

  it('gives every step a time', () => {
    for (const { time } of complaints.steps) expect(time).not.toBe('')
  })

  it('names acknowledgement, three business days, eight weeks and six months', () => {
    expect(steps).toContain('Promptly, and within five working days at the latest')
    expect(steps).toContain('third business day')
    expect(steps).toContain('summary resolution communication')
    expect(steps).toContain('eight weeks')
    expect(steps).toContain('six months')
  })

  it('takes complaints by post, phone and email', () => {
    expect(complaints.ways.post.lines).toEqual(expect.arrayContaining([...firm.address.lines]))
    expect(complaints.ways.phone.href).toBe(firm.phone.href)
    expect(complaints.ways.email.href).toBe(firm.complaintsEmail.href)
  })

  it('leads to the Financial Ombudsman Service, free of charge', () => {
    const { ombudsman } = complaints
    expect(ombudsman.url).toBe('https://www.financial-ombudsman.org.uk')
    expect(ombudsman.phone.display).toBe('0800 023 4567')
    expect(ombudsman.email.display).toBe('complaint.info@financial-ombudsman.org.uk')
    expect(ombudsman.address.join(', ')).toBe('Financial Ombudsman Service, Exchange Tower, London, E14 9SR')
    expect(ombudsman.text.join(' ')).toContain('free for you to use')
  })

  it('has a data-protection route that ends in a section of the notice', () => {
    expect(complaints.dataProtection.text).toContain('within 30 days')
    expect(complaints.dataProtection.to.pathname).toBe(pages.privacyPolicy.path)
    expect(section(complaints.dataProtection.to.hash.slice(1)).heading).not.toBe('')
  })
})

describe('the words of the contact page', () => {
  it('promise the reply times of the claims register', () => {
    const { callback, consultation } = callbackWords
    const promise = `A financial adviser will be in contact within ${claims.replyCallback.figure}`
    expect(callback.text).toContain(promise)
    expect(consultation.text).toContain(promise)
    expect(contactForm.replyTime.customer).toContain(claims.replyContact.figure)
  })

  it('say how long an enquiry is kept, in both variants', () => {
    const { customer, adviser } = contactForm.privacy
    for (const text of [customer, adviser]) expect(text).toContain(claims.retentionYears.figure)
  })
})

describe('the regulatory statement', () => {
  const statement = unbound(shellWords.footer.regulatoryStatement.join(' '))

  it.each([
    status,
    '535515',
    'Financial Services Register',
    'registered in England and Wales, company number 05668905',
    `Registered office: ${firm.address.lines.join(', ')}`,
    'The information on this website is targeted at consumers based in the UK.',
    '© 2025',
    firm.legalName.value,
  ])('contains “%s”', (fact) => {
    expect(statement).toContain(fact)
  })

  it('closes the brochure', () => {
    expect(JSON.stringify(brochure.pages.at(-1))).toContain(status)
  })
})

describe('page titles and descriptions', () => {
  const all = { ...pageMeta, ...formPageMeta }
  const entries = Object.values(all)

  it('exist for every page', () => {
    expect(Object.keys(pageMeta).sort()).toEqual(Object.keys(pages).sort())
    expect(Object.keys(formPageMeta).sort()).toEqual(Object.keys(formPages).sort())
  })

  it.each(Object.entries(all))('fit a search result: %s', (_, { title, description }) => {
    expect(title.endsWith(` | ${brand.name}`)).toBe(true)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  it('are all different', () => {
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length)
    expect(new Set(entries.map(({ description }) => description)).size).toBe(entries.length)
  })
})

describe('mails', () => {
  const person = { firstName: 'Testname', reference: 'A1B2C3' }
  const appointment = { ...person, date: '18-11-2026', time: '09:00 - 09:30', calendar: true }
  const toVisitors = [
    mailWords.contactConfirmation(person),
    mailWords.adviserContactConfirmation(person),
    mailWords.callbackConfirmation(appointment),
    mailWords.consultationConfirmation(appointment),
    mailWords.brochure(person),
  ]
  const toFirm = Object.values(mailWords.notice).map((notice) => notice(person.reference))

  it('all carry the status sentence in full', () => {
    for (const mail of [...toVisitors, ...toFirm]) expect(mail.footer.join(' ')).toContain(status)
  })

  it('greet by first name, or without one when none is left', () => {
    for (const mail of toVisitors) expect(mail.greeting).toBe('Dear Testname,')
    expect(mailWords.brochure({ ...person, firstName: '' }).greeting).toBe('Hello,')
  })

  it('keep the name out of every subject', () => {
    for (const mail of [...toVisitors, ...toFirm]) expect(mail.subject).not.toContain('Testname')
    for (const mail of toFirm) expect(mail.subject).toContain(person.reference)
  })

  it('tell date, time and how to change them', () => {
    for (const mail of toVisitors.slice(2, 4)) {
      const text = JSON.stringify(mail)
      expect(text).toContain('18-11-2026')
      expect(text).toContain('09:00 - 09:30')
      expect(text).toContain('To change or cancel')
      expect(text).toContain(firm.phone.display)
    }
  })

  it('promote nothing', () => {
    for (const mail of toVisitors) {
      expect(JSON.stringify(mail)).not.toMatch(
        /offer|discover|why not|refer a friend|newsletter|follow us|our services/i,
      )
    }
  })
})

describe('the brochure', () => {
  it('has eight pages, in order', () => {
    expect(brochure.pages.map(({ id }) => id)).toEqual([
      'cover',
      'in-brief',
      'personal-approach',
      'support',
      'technology',
      'joining',
      'self-employed-options',
      'contact',
    ])
  })

  it('takes its figures from the claims register', () => {
    const text = JSON.stringify(brochure)
    for (const name of ['advisers', 'staffRatio', 'lenders', 'founded', 'rebranded'] as const) {
      expect(text).toContain(claims[name].figure)
    }
  })
})

describe('all of these words', () => {
  const everything = JSON.stringify([
    privacyNotice,
    complaints,
    contactUs,
    contactForm,
    contactCards,
    callbackWords,
    asideWords,
    brochureForm,
    office,
    nextSteps,
    notFound,
    serverError,
    refusals,
    shellWords,
    pageMeta,
    formPageMeta,
    brochure,
  ])

  it.each([/\bFCA\b/, /\bguarantee/i, /\bbest\b/i, /risk-free/i, /free advice/i, /[a-z]'[a-z]/])(
    'never say %s',
    (banned) => {
      expect(everything).not.toMatch(banned)
    },
  )
})

/** Treats non-breaking spaces as spaces. */
function unbound(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

function section(id: string): PrivacySection {
  const found = privacyNotice.sections.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`The privacy notice has no section ${id}`)
  return found
}

function textOf({ heading, blocks }: PrivacySection): string {
  const parts = blocks.flatMap((block) => {
    if (block.kind === 'p') return [block.text]
    if (block.kind === 'list') return block.items
    return [block.caption, ...block.head, ...block.rows.flat()]
  })
  return [heading, ...parts].join(' ')
}
