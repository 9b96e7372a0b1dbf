import { SiteLink, type SiteLinkProps } from './links.tsx'

export type DialogName = 'callback' | 'consultation' | 'brochure'

/**
 * Opens a form in a dialog (app/browser/form-dialogs.ts). Without JavaScript, or in a new tab, it is a link to the page
 * with the same form.
 */
export function DialogLink({ dialog, ...props }: SiteLinkProps & { dialog: DialogName }) {
  return <SiteLink {...props} data-dialog={dialog} />
}
