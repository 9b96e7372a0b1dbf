// Inlined at the end of every document (finish-document.ts). The document paints its first screen by itself; after that
// this script fetches the stylesheet with the fonts, then the site's script.

// finish-document.ts has added it, or thrown.
const { refresh, site } = (document.querySelector('[data-site]') as HTMLElement).dataset as {
  site: string
  refresh?: string
}

// See deferred-layout.css.
if (location.hash) document.documentElement.dataset.laidOut = ''

// The first paint. In a background tab nothing is painted, so it goes on after a second at the latest; a page that is
// rendered before its link is followed is not painted before that.
if (!document.prerendering)
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1000)
  })

const { head } = document
// Not where the document links it as a blocking one.
const deferredStyles = head.querySelector('noscript')
if (deferredStyles) {
  head.insertAdjacentHTML('beforeend', deferredStyles.textContent)
  const stylesheet = head.lastElementChild as HTMLLinkElement
  stylesheet.media = 'print'
  head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: site }))
  await new Promise((resolve) => {
    stylesheet.onload = resolve
    stylesheet.onerror = resolve
  })
  // Once the visitor has scrolled: it changes the height of what lies above the screen, so a scroll in the same step
  // keeps in place the target of the URL's fragment, or what is in the middle of the screen, where a window without a
  // size has nothing.
  const anchor =
    scrollY > 0
      ? (document.querySelector(':target') ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2))
      : null
  const top = anchor?.getBoundingClientRect().top ?? 0
  stylesheet.media = ''
  if (anchor) scrollBy(0, anchor.getBoundingClientRect().top - top)
  // The styles now, and the layout in the next frame: a tap waits for one of them.
  else getComputedStyle(document.body).getPropertyValue('color')
}

// In development: every module with a component throws where it was evaluated before this one.
if (refresh) await import(refresh)
await import(site)

export {}
