import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#app/delivery/lazy-part.tsx'
import { DialogContext, type DialogName } from '#app/ui/dialog-trigger.tsx'
import { formPages } from '#content/site/pages.ts'
import type { CallbackKind } from '#domain/callback-request.ts'

const callback = lazyPart(formPages.requestACallback.path, async () => {
  return (await import('./callback/callback-dialog.tsx')).CallbackDialog
})
const brochure = lazyPart(formPages.requestOurBrochure.path, async () => {
  return (await import('./brochure/brochure-dialog.tsx')).BrochureDialog
})

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
        const part = dialog === 'brochure' ? brochure : callback
        part.prepare(() => startTransition(() => mount(dialog)))
      },
    }
  }, [])
  const close = () => setOpened(null)

  return (
    <DialogContext value={dialogs}>
      {children}
      <Suspense>
        {kind && <callback.Part kind={kind} open={opened === kind} onClose={close} />}
        {hasBrochure && <brochure.Part open={opened === 'brochure'} onClose={close} />}
      </Suspense>
    </DialogContext>
  )
}
