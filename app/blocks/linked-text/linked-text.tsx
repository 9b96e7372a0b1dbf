import { Fragment } from 'react'
import { OutsideLink } from '#app/ui/links.tsx'

const address = /(https:\/\/[^\s,;)]+[^\s,;.)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Plain text in which web and e-mail addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) => {
    // Every second part is what the pattern matched.
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
      <OutsideLink key={key} href={part}>
        {part.replace('https://', '')}
      </OutsideLink>
    )
  })
}
