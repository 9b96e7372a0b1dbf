import { brand } from '#content/site/brand.ts'
import { type MailWords, statutoryLines } from './mail-words.ts'

interface RegisterNotice {
  name: string
  /** 'Ada Lovelace hidden (No longer authorised)'. */
  changes: readonly string[]
  deskUrl: string
}

/** To the owners of the desk, after the nightly check of the register. */
export function registerNotice({ name, changes, deskUrl }: RegisterNotice): MailWords {
  return {
    subject: 'The register says something new about our advisers',
    greeting: `Hello ${name},`,
    paragraphs: [
      'The nightly check of the Financial Services Register has found a status that has changed. Whoever is not active on it is no longer on the website, and takes no calls.',
    ],
    details: changes.map((value) => ({ label: 'Adviser', value })),
    action: { label: 'See all advisers', url: `${deskUrl}/members` },
    closing: [
      'Calls that are booked stay booked: ring those visitors, and give them to somebody else. If the register is wrong, it is asked again every night; a mistyped number is corrected under Content, Advisers.',
    ],
    signOff: [`The ${brand.name} website`],
    footer: statutoryLines,
  }
}
