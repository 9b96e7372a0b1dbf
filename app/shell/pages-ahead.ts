import { useContext, useEffect } from 'react'
import { preloadModule } from 'react-dom'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/** Not those that open something here instead, or a new tab. */
const pageLinks = 'a[href^="/"]:not([data-awaits-script], [target])'

/**
 * Brings all of a page when a link to it is pointed at, touched or focused.
 * The router alone would begin to fetch a tenth of a second later, which is
 * longer than a tap.
 */
export function usePagesAhead(): void {
  const routes = useContext(FrameworkContext)?.manifest.routes

  useEffect(() => {
    if (!routes || import.meta.env.DEV) return
    const asked = new Set<string>()
    const bring = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null
      const route = link && Object.values(routes).find((one) => one?.path === link.pathname)
      if (!route || asked.has(route.id)) return
      asked.add(route.id)
      for (const href of route.imports ?? []) preloadModule(href)
      import(/* @vite-ignore */ route.module).catch(() => asked.delete(route.id))
    }
    const intents = ['pointerover', 'focusin'] as const
    for (const intent of intents) addEventListener(intent, bring, { passive: true })
    return () => {
      for (const intent of intents) removeEventListener(intent, bring)
    }
  }, [routes])
}
