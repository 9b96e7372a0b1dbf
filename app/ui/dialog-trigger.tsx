import { createContext, type MouseEvent, useContext } from 'react'
import { useIsHydrated } from '#app/delivery/hydration.ts'
import { isPlainClick, SiteLink, type SiteLinkProps } from './links.tsx'

/** The dialogs that any part of a page may ask for. */
export type Opens = 'callback' | 'consultation' | 'brochure'

interface Opener {
  open(opens: Opens): void
  /** Loads what `open` will show, so that it is there at once. */
  prepare(opens: Opens): void
}

/** Set by the frame of the site; the parts that ask know nothing of the forms. */
export const DialogContext = createContext<Opener | undefined>(undefined)

/** Opens a dialog; without JavaScript, or in a new tab, it leads to the same form as a page. */
export function DialogLink({ opens, ...props }: SiteLinkProps & { opens: Opens }) {
  const opener = useContext(DialogContext)
  const isHydrated = useIsHydrated()
  const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opener || !isPlainClick(event)) return
    event.preventDefault()
    opener.open(opens)
  }
  const prepare = () => opener?.prepare(opens)
  return (
    <SiteLink
      {...props}
      aria-haspopup={opener && isHydrated ? 'dialog' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={openDialog}
    />
  )
}
