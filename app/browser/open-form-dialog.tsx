import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BrochureDialog } from '#app/forms/brochure/brochure-dialog.tsx'
import { CallDialog } from '#app/forms/call/call-dialog.tsx'
import type { DialogName } from '#app/ui/dialog-trigger.tsx'
import type { CallbackKind } from '#domain/callback-request.ts'
import { loadWords } from './words.ts'

let root: Root | undefined
let opened: DialogName | null = null
/** A dialog that was opened once stays, closed, and keeps what was typed. */
let kind: CallbackKind | undefined
let hasBrochure = false

/** Renders the dialog, still closed, so that `openDialog` has only to show it. */
export async function prepareDialog(dialog: DialogName): Promise<void> {
  await loadWords()
  if (opened !== null) return
  mount(dialog)
}

export async function openDialog(dialog: DialogName): Promise<void> {
  await loadWords()
  opened = dialog
  flushSync(() => mount(dialog))
}

function mount(dialog: DialogName): void {
  if (dialog === 'brochure') hasBrochure = true
  else kind = dialog
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
      {kind && <CallDialog kind={kind} open={opened === kind} onClose={close} />}
      {hasBrochure && <BrochureDialog open={opened === 'brochure'} onClose={close} />}
    </>,
  )
}
