import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BrochureDialog } from '#app/forms/brochure/brochure-dialog.tsx'
import { CallDialog } from '#app/forms/call/call-dialog.tsx'
import type { DialogName } from '#app/ui/dialog-trigger.tsx'
import type { CallbackKind } from '#domain/callback-request.ts'
import { loadWords } from './words.ts'

export interface AskedDialog {
  name: DialogName
  /** Whose call it is, and what the dialog is called then. */
  adviser?: string
  title?: string
  /** What was chosen before, of a call. */
  services: string[]
}

let root: Root | undefined
let opened: DialogName | null = null
/** A dialog that was opened once stays, closed, and keeps what was typed. */
let call: (AskedDialog & { name: CallbackKind }) | undefined
let hasBrochure = false

/** Renders the dialog, still closed, so that `openDialog` has only to show it. */
export async function prepareDialog(dialog: AskedDialog): Promise<void> {
  await loadWords()
  if (opened !== null) return
  mount(dialog)
}

export async function openDialog(dialog: AskedDialog): Promise<void> {
  await loadWords()
  opened = dialog.name
  flushSync(() => mount(dialog))
}

function mount({ name, ...asked }: AskedDialog): void {
  if (name === 'brochure') hasBrochure = true
  else call = { name, ...asked }
  render()
}

function close(): void {
  opened = null
  render()
}

function render(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <>
      {call && (
        <CallDialog
          kind={call.name}
          adviser={call.adviser}
          title={call.title}
          services={call.services}
          open={opened === call.name}
          onClose={close}
        />
      )}
      {hasBrochure && <BrochureDialog open={opened === 'brochure'} onClose={close} />}
    </>,
  )
}
