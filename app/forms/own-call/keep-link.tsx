import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { keepLinkWords } from '#content/forms/keep-link-words.ts'
import styles from './keep-link.module.css'

const words = keepLinkWords

interface KeepLinkProps {
  /** The path of the call's own page. */
  path: string
  /** Whether this is that page. */
  isHere?: boolean
}

/** The link to a call's own page, for those who gave no email address too. */
export function KeepLink({ path, isHere = false }: KeepLinkProps) {
  const [offers, setOffers] = useState({ copy: false, share: false })
  const [isCopied, setCopied] = useState(false)
  // Only the browser knows what the device offers; outside secure contexts it has neither.
  useEffect(() => setOffers({ copy: 'clipboard' in navigator, share: 'share' in navigator }), [])

  const address = () => new URL(path, location.href).href
  const copy = () => navigator.clipboard.writeText(address()).then(() => setCopied(true), ignored)
  const share = () => navigator.share({ title: words.open, url: address() }).catch(ignored)

  return (
    <section className={styles.root} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <p>{isHere ? words.here : words.text}</p>
      <p className={styles.actions}>
        {!isHere && <a href={path}>{words.open}</a>}
        {offers.copy && (
          <Button kind="secondary" data-size="small" onClick={copy}>
            {isCopied ? words.copied : words.copy}
          </Button>
        )}
        {offers.share && (
          <Button kind="secondary" data-size="small" onClick={share}>
            {words.share}
          </Button>
        )}
      </p>
      <VisuallyHidden role="status">{isCopied && words.copied}</VisuallyHidden>
    </section>
  )
}

/** The visitor closed the sheet, or the browser refuses: the link is there all the same. */
function ignored(): void {}
