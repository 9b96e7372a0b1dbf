import { useEffect, useState } from 'react'
import { keepLinkCopy } from '#app/forms/words.ts'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './keep-link.module.css'

interface KeepLinkProps {
  /** The path of the call's own page. */
  path: string
  /** Whether this is that page. */
  isHere?: boolean
}

/** The link to a call's own page, for those who gave no email address too. */
export function KeepLink({ path, isHere = false }: KeepLinkProps) {
  const copy = keepLinkCopy
  const [offers, setOffers] = useState({ copy: false, share: false })
  const [isCopied, setCopied] = useState(false)
  // Only the browser knows what the device offers; outside secure contexts it has neither.
  useEffect(() => setOffers({ copy: 'clipboard' in navigator, share: 'share' in navigator }), [])

  const address = () => new URL(path, location.href).href
  const copyLink = () => navigator.clipboard.writeText(address()).then(() => setCopied(true), ignored)
  const share = () => navigator.share({ title: copy.open, url: address() }).catch(ignored)

  return (
    <section className={styles.root} aria-label={copy.heading}>
      <h2>{copy.heading}</h2>
      <p>{isHere ? copy.here : copy.text}</p>
      <p className={styles.actions}>
        {!isHere && <a href={path}>{copy.open}</a>}
        {offers.copy && (
          <Button kind="secondary" data-size="small" onClick={copyLink}>
            {isCopied ? copy.copied : copy.copy}
          </Button>
        )}
        {offers.share && (
          <Button kind="secondary" data-size="small" onClick={share}>
            {copy.share}
          </Button>
        )}
      </p>
      <VisuallyHidden role="status">{isCopied && copy.copied}</VisuallyHidden>
    </section>
  )
}

/** The visitor closed the sheet, or the browser refuses: the link is there all the same. */
function ignored(): void {}
