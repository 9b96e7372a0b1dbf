import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { NavigationFamily } from '#content/site/navigation.ts'
import { allPages } from '#content/site/pages.ts'

export interface PageAudience {
  /** Without the trailing slash that prerendering requests. */
  path: string
  audience: 'customer' | 'adviser'
  navigation: NavigationFamily
}

/** Whom the page is for, from its URL and the navigation state. */
export function usePageAudience(): PageAudience {
  const { pathname, search, state } = useLocation()
  const path = pathname.replace(/(?<=.)\/$/, '')
  // The server does not know the navigation state, so hydration starts without it.
  const cameAsAdviser = useSyncExternalStore(
    () => () => {},
    () => state?.isAdviser === true,
    () => false,
  )
  const family = allPages.find((page) => page.path === path)?.family
  if (family === 'contact') {
    const isAdviser = new URLSearchParams(search).get('audience') === 'adviser' || cameAsAdviser
    return isAdviser
      ? { path, audience: 'adviser', navigation: 'contactAdviser' }
      : { path, audience: 'customer', navigation: 'contactCustomer' }
  }
  if (family === 'adviser') return { path, audience: 'adviser', navigation: 'adviser' }
  return { path, audience: 'customer', navigation: family === 'landing' ? 'landing' : 'customer' }
}
