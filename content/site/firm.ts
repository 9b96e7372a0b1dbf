import { hoursInSentence } from '#domain/opening-hours.ts'
import { brand } from './brand.ts'
import { entry } from './entry.ts'
import { openingHours } from './opening-hours.ts'

/**
 * The firm's facts, each written once. `sample: true` marks what must be
 * replaced before the site goes live; `npm run launch-check` lists it.
 */
const about = { title: 'Facts about the firm', words: { phone: { label: 'Phone number' } } }
const given = entry('firm/facts', about, {
  legalName: { value: `${brand.name} Financial Planning Limited`, sample: true },
  /** GEN 4: always in full, never only the regulator's initials. */
  statusSentence: `${brand.name} Financial Planning Limited is authorised and regulated by the Financial Conduct Authority.`,
  /** Real numbers beside an invented name would look like a clone firm: marked as samples wherever they stand. */
  registration: { of: 'referenceNumber, companyNumber, registerUrl', sample: true },
  referenceNumber: '535515',
  companyNumber: '05668905',
  registeredIn: 'England and Wales',
  copyrightYear: '2025',
  phone: { display: '01632 960 123', sample: true },
  email: { display: `hello@${brand.mailDomain}`, sample: true },
  complaintsEmail: { display: `complaints@${brand.mailDomain}`, sample: true },
  privacyEmail: { display: `privacy@${brand.mailDomain}`, sample: true },
  /** Also the registered office (SI 2015/17). */
  address: {
    lines: ['Lode House', '1 Sample Street', 'Basingstoke', 'Hampshire', 'RG21 0ZZ'],
    sample: true,
  },
  /** Who answers advisers who think of joining; in the brochure. */
  adviserContact: { value: 'Catherine Doyle, Director of Adviser Development', sample: true },
  /** Whether the firm may advise on giving up a final salary pension. */
  transferAdvice: {
    value:
      'We do not have that permission; if you want to look into a transfer, we introduce you to a firm that does.',
    sample: true,
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example', sample: true },
    { name: 'Facebook', url: 'https://www.facebook.com/example', sample: true },
    { name: 'X', url: 'https://x.com/example', sample: true },
    { name: 'YouTube', url: 'https://www.youtube.com/@example', sample: true },
  ],
})

export const firm = {
  ...given,
  registerUrl: `https://register.fca.org.uk/s/search?q=${given.referenceNumber}&type=Companies`,
  phone: {
    ...given.phone,
    href: `tel:+44${given.phone.display.replace(/\D/g, '').replace(/^(44|0)/, '')}` as const,
  },
  email: withLink(given.email),
  complaintsEmail: withLink(given.complaintsEmail),
  privacyEmail: withLink(given.privacyEmail),
  /** Within a sentence; the hours themselves are in opening-hours.ts. */
  hours: hoursInSentence(openingHours),
}

export const addressInOneLine = inOneLine(firm.address.lines)

/** An address with non-breaking spaces after the house number and in the postcode; a long line must break on a phone. */
export function inOneLine(lines: readonly string[]): string {
  return lines.map((line) => (line.length > 24 ? line : line.replaceAll(' ', '\u00a0'))).join(', ')
}

function withLink<Address extends { display: string }>(address: Address) {
  return { ...address, href: `mailto:${address.display}` as const }
}
