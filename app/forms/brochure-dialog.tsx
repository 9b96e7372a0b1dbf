import { Dialog } from '#app/ui/dialog.tsx'
import { brochureForm } from '#content/brochure-form.ts'
import { BrochureForm } from './brochure-form.tsx'

/** The brochure form over the page. Closing the thanks closes it too. */
export function BrochureDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      title={brochureForm.heading}
      open={open}
      onClose={onClose}
      overlayCloses={false}
      width="narrow"
      sheet
      shows="brochure"
    >
      <BrochureForm place="dialog" onDone={onClose} />
    </Dialog>
  )
}
