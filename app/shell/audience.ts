import { useLocation } from 'react-router'
import type { NavigationFamily } from '#content/site/navigation.ts'
import { allPages, pages } from '#content/site/pages.ts'

export interface PageAudience {
  path: string
  audience: 'customer' | 'adviser'
  navigation: NavigationFamily
}

/** Whom the page is for, from its URL alone: server, reload, new tab and shared link agree. */
export function usePageAudience(): PageAudience {
  const { pathname: path, search } = useLocation()
  // An article of our own is a part of the blog.
  const page = path.startsWith(`${pages.blog.path}/`) ? pages.blog.path : path
  const family = allPages.find((one) => one.path === page)?.family
  const asAdviser = new URLSearchParams(search).get('audience') === 'adviser'
  if (family === 'contact') {
    return asAdviser
      ? { path, audience: 'adviser', navigation: 'contactAdviser' }
      : { path, audience: 'customer', navigation: 'contactCustomer' }
  }
  if (family === 'adviser' || (family === 'shared' && asAdviser))
    return { path, audience: 'adviser', navigation: 'adviser' }
  return { path, audience: 'customer', navigation: family === 'landing' ? 'landing' : 'customer' }
}
