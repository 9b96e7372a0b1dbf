import { describe, expect, it } from 'vitest'
import { callCopy } from '#content/forms/call-copy.ts'
import { contactForm } from '#content/forms/contact-form.ts'
import { complaints } from '#content/legal/complaints.ts'
import { type PrivacySection, privacyNotice } from '#content/legal/privacy-notice.ts'
import { brochure } from '#content/mail/brochure.ts'
import { claims } from '#content/site/claims.ts'
import { firm } from '#content/site/firm.ts'
import { shellWords } from '#content/site/shell-words.ts'

const status = 'authorised and regulated by the Financial Conduct Authority'

describe('the privacy notice', () => {
  it('has a section on each thing that the law asks for', () => {
    expect(privacyNotice.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'who-we-are',
        'data-we-hold',
        'where-we-get-it',
        'legal-basis',
        'special-category-data',
        'criminal-offence-data',
        'who-we-share-it-with',
        'international-transfers',
        'retention',
        'security',
        'your-rights',
        'withdrawing-consent',
        'automated-decisions',
        'this-website',
        'data-protection-complaints',
        'the-regulator',
        'changes',
      ]),
    )
  })

  it.each([
    ['who-we-are', firm.privacyEmail.display, firm.phone.display, ...firm.address.lines],
    ['retention', `at least ${claims.retentionYears.figure}`],
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
    ['data-protection-complaints', '30 days', 'section 164A', firm.privacyEmail.display],
    ['the-regulator', 'https://ico.org.uk/make-a-complaint/', '0303 123 1113'],
  ])('says under %s what somebody would look for', (id, ...facts) => {
    const text = unbound(textOf(section(id)))
    for (const fact of facts) expect(text).toContain(fact)
  })

  it('states the minimum retention of the claims register', () => {
    expect(claims.retentionYears.figure).toBe('six years')
    expect(privacyNotice.summary.points.join(' ')).toContain(`at least ${claims.retentionYears.figure}`)
  })
})

describe('the complaints procedure', () => {
  const steps = complaints.steps.map(({ title, text, time }) => `${title} ${text} ${time}`).join(' ')

  it('names acknowledgement, three business days, eight weeks and six months', () => {
    expect(steps).toContain('Promptly, and within five working days at the latest')
    expect(steps).toContain('third business day')
    expect(steps).toContain('summary resolution communication')
    expect(steps).toContain('eight weeks')
    expect(steps).toContain('six months')
  })
})

describe('the words of the contact page', () => {
  it('promise the reply times of the claims register', () => {
    const { callback, consultation } = callCopy
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
})

describe('the brochure', () => {
  it('has its pages in order', () => {
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
