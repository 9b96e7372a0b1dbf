import { createContext, useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Links, Scripts, useMatches } from 'react-router'

/** On the server, the text of a stylesheet by its address; in the browser nobody provides it. */
export const StylesheetText = createContext<((href: string) => string) | undefined>(undefined)

/** The stylesheets that came with the document, in a style element that React leaves alone. */
const inlined = new Set(
  typeof document === 'undefined'
    ? []
    : (document.querySelector<HTMLStyleElement>('style[data-holds]')?.dataset.holds ?? '').split(' '),
)

/**
 * The document carries the styles of its page, so that it paints with the
 * first bytes. React skips what it does not know in the head, so the style
 * element needs no twin in the browser; a page come to later brings its
 * stylesheets as links, and is shown when they have arrived.
 */
export function Stylesheets() {
  const textOf = useContext(StylesheetText)
  const hrefs = useStylesheetHrefs()
  if (import.meta.env.DEV) return <Links />
  if (textOf) {
    const css = hrefs.map(textOf).join('')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheets, from our own build
    return <style data-holds={hrefs.join(' ')} dangerouslySetInnerHTML={{ __html: css }} />
  }
  return hrefs
    .filter((href) => !inlined.has(href))
    .map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />)
}

/** The framework's scripts belong to the served document alone: by the time React looks, they have done their work. */
export function DocumentScripts() {
  return import.meta.env.SSR || import.meta.env.DEV ? <Scripts /> : null
}

function useStylesheetHrefs(): string[] {
  const framework = useContext(FrameworkContext)
  const routes = framework?.manifest.routes ?? {}
  const hrefs = useMatches().flatMap(({ id }) => routes[id]?.css ?? [])
  return [...new Set(hrefs.map((href) => href.replace(/#$/, '')))]
}
