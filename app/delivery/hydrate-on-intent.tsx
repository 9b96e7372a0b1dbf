import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isHydrated } from './hydration.ts'

const intents = ['pointerover', 'focusin'] as const

/**
 * A part of a page that works as plain HTML, and whose code is loaded and hydrated when a visitor turns to it: the
 * served markup stays as it is until then (React's selective hydration). After a page change the code is loaded at
 * once, and the old page stays until it is there.
 */
export function hydrateOnIntent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  if (import.meta.env.SSR) {
    const Part = lazy(async () => ({ default: await load() }))
    return function ServedPart(props: Props) {
      return (
        <div>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </div>
      )
    }
  }

  const intent = Promise.withResolvers<void>()
  let loading: Promise<ComponentType<Props>> | undefined
  const prepare = () => {
    // Where the code cannot be fetched, the served part stays, and works without it.
    loading ??= load().catch(() => new Promise<never>(() => {}))
    intent.resolve()
  }
  const Part = lazy(async () => {
    await intent.promise
    return { default: await (loading ?? load()) }
  })

  return function HydratedPart(props: Props) {
    const frame = useRef<HTMLDivElement>(null)
    const [isServed] = useState(() => !isHydrated())
    if (!isServed) prepare()

    // On the window, in the capture phase: React stops events within a part that is not hydrated yet at the document.
    useEffect(() => {
      const prepareFor = (target: unknown) => {
        if (target instanceof Node && frame.current?.contains(target)) prepare()
      }
      const onIntent = ({ target }: Event) => prepareFor(target)
      prepareFor(document.activeElement)
      for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true })
      return () => {
        for (const intent of intents) removeEventListener(intent, onIntent, { capture: true })
      }
    }, [])

    const part = <Part {...props} />
    return <div ref={frame}>{isServed ? <Suspense>{part}</Suspense> : part}</div>
  }
}
