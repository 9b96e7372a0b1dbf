import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsHydrated } from '#app/ui/hydration.ts'
import { OpenerContext, type Opens } from '#app/ui/opener.tsx'
import { formPages } from '#content/pages.ts'
import type { CallbackKind } from '#domain/callback-request.ts'

const CallbackDialog = whenAsked(formPages.requestACallback.path, async () => {
  return (await import('./callback-dialog.tsx')).CallbackDialog
})
const BrochureDialog = whenAsked(formPages.requestOurBrochure.path, async () => {
  return (await import('./brochure-dialog.tsx')).BrochureDialog
})

/**
 * Opens the dialogs that any page may ask for, and loads each when it is first asked for. From then on it
 * stays, closed or open, with whatever was typed into it.
 */
export function FormDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opens | null>(null)
  const [kind, setKind] = useState<CallbackKind | null>(null)
  const [hasBrochure, setHasBrochure] = useState(false)
  const { key } = useLocation()
  const isHydrated = useIsHydrated()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to close
  useEffect(() => setOpened(null), [key])

  const open = useCallback((opens: Opens) => {
    setOpened(opens)
    if (opens === 'brochure') setHasBrochure(true)
    else setKind(opens)
  }, [])
  const close = () => setOpened(null)

  return (
    <OpenerContext value={isHydrated ? open : undefined}>
      {children}
      <Suspense>
        {kind && <CallbackDialog kind={kind} open={opened === kind} onClose={close} />}
        {hasBrochure && <BrochureDialog open={opened === 'brochure'} onClose={close} />}
      </Suspense>
    </OpenerContext>
  )
}

/** Where the code of a dialog cannot be fetched, the same form is there as a page. */
function whenAsked<Props>(page: string, load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      location.assign(page)
      return { default: () => null }
    }
  })
}
