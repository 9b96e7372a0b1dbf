import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { NavigationFamily } from '#content/site/navigation.ts'
import { allPages } from '#content/site/pages.ts'

export interface Side {
  /** The page's own path; prerendering asks for it with a slash at the end. */
  path: string
  isAdviser: boolean
  navigation: NavigationFamily
}

/** Which side of the house the visitor is on, from the address and the navigation state alone. */
export function useSide(): Side {
  const { pathname, search, state } = useLocation()
  const path = pathname.replace(/(?<=.)\/$/, '')
  // The server cannot know the navigation state: the first render on both sides leaves it out.
  const cameAsAdviser = useSyncExternalStore(
    () => () => {},
    () => state?.isAdviser === true,
    () => false,
  )
  const family = allPages.find((page) => page.path === path)?.family
  if (family === 'contact') {
    const isAdviser = new URLSearchParams(search).get('audience') === 'adviser' || cameAsAdviser
    return { path, isAdviser, navigation: isAdviser ? 'contactAdviser' : 'contactCustomer' }
  }
  if (family === 'adviser') return { path, isAdviser: true, navigation: 'adviser' }
  return { path, isAdviser: false, navigation: family === 'landing' ? 'landing' : 'customer' }
}
