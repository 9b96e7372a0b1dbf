import { Fragment } from 'react'
import { NewTabLink } from '#app/ui/links.tsx'
import styles from './linked-text.module.css'

/**
 * Phone numbers as people in the UK write them: 01632 960 123, 01632 960123, 020 7946 0123 or 116 123; and 'ring 999',
 * which alone could be a sum.
 */
const linked =
  /(https:\/\/[^\s,;)]+[^\s,;.)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b0\d{2,4}\s\d{3,4}\s?\d{3,4}\b|\b116\s123\b|\bring\s999\b)/

/** Turns the web addresses, e-mail addresses and phone numbers of a text into links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(linked).map((part, index) => {
    // Split by a capturing group: odd parts are the matches.
    const key = `${index}${part}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    if (part.includes('@')) {
      return (
        <a key={key} href={`mailto:${part}`}>
          {part}
        </a>
      )
    }
    if (!part.startsWith('https:')) {
      return (
        <a key={key} className={styles.phone} href={`tel:${part.replace(/\D/g, '').replace(/^0/, '+44')}`}>
          {part}
        </a>
      )
    }
    return (
      <NewTabLink key={key} href={part}>
        {part.replace('https://', '')}
      </NewTabLink>
    )
  })
}
