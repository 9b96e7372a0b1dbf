import { Fragment } from 'react'
import { NewTabLink } from '#app/ui/links.tsx'

const address = /(https:\/\/[^\s,;)]+[^\s,;.)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Turns the web and e-mail addresses of a text into links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) => {
    // Split by a capturing group: odd parts are the matches.
    const key = `${index}${part}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    if (!part.startsWith('https:')) {
      return (
        <a key={key} href={`mailto:${part}`}>
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
