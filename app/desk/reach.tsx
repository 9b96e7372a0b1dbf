// How somebody is rung or written to.
import { isEmailAddress } from '#domain/email-address.ts'
import { firstName } from '#domain/first-name.ts'
import { Actions } from './elements.tsx'
import styles from './reach.module.css'

/** To ring by a tap. */
export function PhoneLink({ number }: { number: string }) {
  if (number === '') return null
  return (
    <a className={styles.phone} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  )
}

/** To write from one's own mail program, with the reference in the subject. */
export function EmailLink({ address, reference }: { address: string; reference: string }) {
  const href = mailAddress(address, reference)
  return href === null ? address : <a href={href}>{address}</a>
}

/** What opens one's own mail program; null where it is no address: an adviser's is not checked when it is sent. */
function mailAddress(address: string, reference: string, body = ''): string | null {
  if (!isEmailAddress(address)) return null
  const subject = encodeURIComponent(`Your enquiry ${reference}`)
  // A question mark in it would begin headers of the visitor's choice.
  const recipient = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${recipient}?subject=${subject}${body && `&body=${encodeURIComponent(body)}`}`
}

/** Longer ones are cut by mail programs. */
const MAX_QUOTED = 600

interface Enquiry {
  reference: string
  name: string
  phoneNumber: string
  email: string
  message: string
}

/** What somebody wrote, first of all, and beside it how to answer. */
export function Words({ of: { reference, name, phoneNumber, email, message } }: { of: Enquiry }) {
  const quoted = message.slice(0, MAX_QUOTED).replace(/^/gm, '> ')
  const href = mailAddress(email, reference, `Dear ${firstName(name)},\n\n\n\n${message && quoted}`)
  return (
    <div className={styles.words}>
      {message !== '' && <blockquote className={styles.quotation}>{message}</blockquote>}
      <Actions>
        {phoneNumber !== '' && (
          <a className={styles.reach} href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>
            Ring {phoneNumber}
          </a>
        )}
        {href !== null && (
          <a className={styles.reach} href={href}>
            Write to {email}
          </a>
        )}
      </Actions>
    </div>
  )
}
