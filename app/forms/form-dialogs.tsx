import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyComponent } from '#app/delivery/lazy-component.tsx'
import { DialogContext, type DialogName } from '#app/ui/dialog-trigger.tsx'
import { pages } from '#content/site/pages.ts'
import type { CallbackKind } from '#domain/callback-request.ts'

const CallDialog = lazyComponent(
  async () => (await import('./call/call-dialog.tsx')).CallDialog,
  () => usePageInstead(pages.requestACallback.path),
)
const BrochureDialog = lazyComponent(
  async () => (await import('./brochure/brochure-dialog.tsx')).BrochureDialog,
  () => usePageInstead(pages.requestOurBrochure.path),
)

/** Where the code of a dialog cannot be fetched. */
function usePageInstead(path: string): null {
  useEffect(() => location.assign(path), [path])
  return null
}

/**
 * Mounts the form dialogs, each loaded on intent. A dialog is rendered, still closed, while its trigger is hovered,
 * so that the click has only to show it. It then stays mounted and keeps what was typed.
 */
export function FormDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<DialogName | null>(null)
  const [kind, setKind] = useState<CallbackKind | null>(null)
  const [hasBrochure, setHasBrochure] = useState(false)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to close
  useEffect(() => setOpened(null), [key])

  const dialogs = useMemo(() => {
    const mount = (dialog: DialogName) => (dialog === 'brochure' ? setHasBrochure(true) : setKind(dialog))
    return {
      open(dialog: DialogName) {
        setOpened(dialog)
        mount(dialog)
      },
      prepare(dialog: DialogName) {
        const { preload } = dialog === 'brochure' ? BrochureDialog : CallDialog
        preload(() => startTransition(() => mount(dialog)))
      },
    }
  }, [])
  const close = () => setOpened(null)

  return (
    <DialogContext value={dialogs}>
      {children}
      <Suspense>
        {kind && <CallDialog kind={kind} open={opened === kind} onClose={close} />}
        {hasBrochure && <BrochureDialog open={opened === 'brochure'} onClose={close} />}
      </Suspense>
    </DialogContext>
  )
}
