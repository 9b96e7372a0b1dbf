import { brand } from '#content/site/brand.ts'
import { type MailWords, statutoryLines } from './mail-words.ts'

export function staffInvitation({ name, link }: { name: string; link: string }): MailWords {
  return {
    subject: `Your invitation to the ${brand.name} desk`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'You have been invited to the desk, where the firm works on its enquiries.',
      'Open this link on the device that you will work with. It asks you to make a passkey, which replaces a password.',
    ],
    details: [],
    action: { label: 'Open the desk', url: link },
    closing: [
      'The link works once, for one day. If you did not expect it, please tell whoever looks after the website.',
    ],
    signOff: [`The ${brand.name} website`],
    footer: statutoryLines,
  }
}
