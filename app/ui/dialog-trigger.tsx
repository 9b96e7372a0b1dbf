import { createContext, type MouseEvent, useContext } from 'react'
import { useIsHydrated } from '#app/delivery/hydration.ts'
import { isPlainClick, SiteLink, type SiteLinkProps } from './links.tsx'

export type DialogName = 'callback' | 'consultation' | 'brochure'

interface Dialogs {
  open(dialog: DialogName): void
  /** Preloads and renders the dialog, so that `open` has only to show it. */
  prepare(dialog: DialogName): void
}

/** Provided by FormDialogs, so that triggers need not import the forms. */
export const DialogContext = createContext<Dialogs | undefined>(undefined)

/** Opens a dialog. Without JavaScript, or in a new tab, it is a link to the page with the same form. */
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
