import { createContext, type MouseEvent, useContext } from 'react'
import { useIsHydrated } from '#app/delivery/hydration.ts'
import { isPlainClick, SiteLink, type SiteLinkProps } from './links.tsx'

/** The dialogs that any part of a page may ask for. */
export type DialogName = 'callback' | 'consultation' | 'brochure'

interface Dialogs {
  open(dialog: DialogName): void
  /** Loads what `open` will show, so that it is there at once. */
  prepare(dialog: DialogName): void
}

/** Set by the frame of the site; the parts that ask know nothing of the forms. */
export const DialogContext = createContext<Dialogs | undefined>(undefined)

/** Opens a dialog; without JavaScript, or in a new tab, it leads to the same form as a page. */
export function DialogLink({ dialog, ...props }: SiteLinkProps & { dialog: DialogName }) {
  const dialogs = useContext(DialogContext)
  const isHydrated = useIsHydrated()
  const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!dialogs || !isPlainClick(event)) return
    event.preventDefault()
    dialogs.open(dialog)
  }
  const prepare = () => dialogs?.prepare(dialog)
  return (
    <SiteLink
      {...props}
      aria-haspopup={dialogs && isHydrated ? 'dialog' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={openDialog}
    />
  )
}
