import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from '#app/ui/links.tsx'
import { pageLinkOf } from './page-links.ts'

/** Follows the links between our pages without a new document, unless what stands on the page has seen to the click. */
export function useClientNavigation(): void {
  const navigate = useNavigate()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      // As the browser does: the page that is already shown is not to be gone back to.
      navigate(link.href.slice(link.origin.length), { replace: link.href === location.href })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}
