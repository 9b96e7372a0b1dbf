import { type ComponentType, lazy, Suspense, useState } from 'react'

interface DrawingProps {
  className?: string
}

let isAwake = false
if (!import.meta.env.SSR) {
  addEventListener(
    'site-ready',
    () => {
      isAwake = true
    },
    { once: true },
  )
}

/**
 * A drawing that came with the document is left as it is: it never changes,
 * so the browser need not load what drew it. Only a page come to by
 * client-side navigation draws its own, over a sky that is there at once. Its
 * code is loaded on intent, and the drawing with it.
 */
export function onDemand(load: () => Promise<ComponentType<DrawingProps>>) {
  let loaded: ComponentType<DrawingProps> | undefined
  const fetchOnce = async () => {
    loaded ??= await load()
    return loaded
  }
  const Late = lazy(async () => ({ default: await fetchOnce() }))
  if (isAwake) fetchOnce().catch(() => {})

  return function OnDemand(props: DrawingProps) {
    const [isServed] = useState(!isAwake)
    const [Drawn] = useState(() => loaded ?? Late)
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
