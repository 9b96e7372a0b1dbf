import { brand } from '#content/site/brand.ts'
import { type MailWords, statutoryLines } from './mail-words.ts'

/** A new passkey, or an invitation to make one. */
interface AccessNotice {
  name: string
  what: 'passkey' | 'invitation'
  about: string
  isOwn: boolean
  passkey: string
  /** Who made it, and when. */
  by: string
  at: string
  deskUrl: string
}

/** To the person whose account it is, and to the owners of the desk. */
export function accessNotice(notice: AccessNotice): MailWords {
  const { name, what, about, isOwn, passkey, by, at, deskUrl } = notice
  const isPasskey = what === 'passkey'
  return {
    subject: isPasskey
      ? `A new passkey at the ${brand.name} desk`
      : `A new invitation to the ${brand.name} desk`,
    greeting: `Hello ${name},`,
    paragraphs: [
      isPasskey
        ? `A passkey was added to ${isOwn ? 'your account' : `the account of ${about}`}. Whoever has its device can sign in at the desk.`
        : `An invitation was made for ${isOwn ? 'your account' : about}. Whoever opens its link can sign in at the desk.`,
    ],
    details: [
      { label: 'Account', value: about },
      ...(isPasskey ? [{ label: 'Passkey', value: passkey }] : []),
      { label: 'Made by', value: by },
      { label: 'When', value: at },
    ],
    action: { label: 'Open the desk', url: `${deskUrl}${isOwn ? '/account' : '/staff'}` },
    closing: [
      isOwn
        ? 'If this was not you, sign in, press your name, and remove that passkey. Then tell an owner of the desk.'
        : 'If nobody expects this, look at Staff: Lost device beside their name ends a passkey, and Remove ends an invitation with all else.',
    ],
    signOff: [`The ${brand.name} website`],
    footer: statutoryLines,
  }
}
