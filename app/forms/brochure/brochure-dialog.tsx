import styles from '#app/forms/submission/form.module.css'
import { Dialog } from '#app/ui/dialog.tsx'
import { brochureForm } from '#content/forms/brochure-form.ts'
import { BrochureForm } from './brochure-form.tsx'

/** Closing the success message closes this dialog too. */
export function BrochureDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      title={brochureForm.heading}
      open={open}
      onClose={onClose}
      backdropCloses={false}
      width="narrow"
      sheet
    >
      <p className={styles.intro}>{brochureForm.lead}</p>
      <BrochureForm presentation="dialog" onDone={onClose} />
    </Dialog>
  )
}
