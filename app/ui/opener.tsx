import { createContext, type MouseEvent, useContext } from 'react'
import type { LinkProps } from 'react-router'
import { SiteLink } from './links.tsx'

/** The dialogs that any part of a page may ask for. */
export type Opens = 'callback' | 'consultation' | 'brochure'

/** Set by the frame of the site; the parts that ask know nothing of the forms. */
export const OpenerContext = createContext<((opens: Opens) => void) | undefined>(undefined)

/** Opens a dialog; without JavaScript, or in a new tab, it leads to the same form as a page. */
export function OpenerLink({ opens, ...props }: LinkProps & { opens: Opens }) {
  const open = useContext(OpenerContext)
  const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    open(opens)
  }
  return <SiteLink {...props} data-awaits-script aria-haspopup={open && 'dialog'} onClick={openDialog} />
}
