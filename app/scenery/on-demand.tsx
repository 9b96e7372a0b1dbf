import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'

interface DrawingProps {
  className?: string
}

/**
 * A drawing that came with the document is left as it is: it never changes,
 * so the browser need not load what drew it. Only a page come to by
 * client-side navigation draws its own, over a sky that is there at once.
 */
export function onDemand(load: () => Promise<ComponentType<DrawingProps>>) {
  const Drawn = lazy(async () => ({ default: await load() }))
  return function OnDemand(props: DrawingProps) {
    const [isServed] = useState(useIsHydrating())
    if (import.meta.env.SSR) return <Drawn {...props} />
    if (isServed) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that what was served stays
      return <svg aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    }
    return (
      <Suspense fallback={<svg className={`scenery ${props.className}`} aria-hidden="true" />}>
        <Drawn {...props} />
      </Suspense>
    )
  }
}

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}
