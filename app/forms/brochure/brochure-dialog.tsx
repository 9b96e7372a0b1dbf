import { useState } from 'react'
import { readDraft } from '#app/forms/submission/draft.ts'
import styles from '#app/forms/submission/form.module.css'
import { brochureForm, pages } from '#app/forms/words.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { BrochureForm } from './brochure-form.tsx'

/** Closing the success message closes this dialog too. */
export function BrochureDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [draft] = useState(() => readDraft(pages.requestOurBrochure.path))
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
      <BrochureForm presentation="dialog" submitted={draft} onDone={onClose} />
    </Dialog>
  )
}
