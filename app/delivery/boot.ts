// Inlined at the end of every document (see document.tsx). The document paints its first screen by itself; after
// that this script fetches the stylesheet with the fonts, then React Router's modules, and starts hydration.

// finish-document.ts has added it, or thrown.
const deferred = document.querySelector('[data-entry]') as HTMLScriptElement
const { entry, modules } = deferred.dataset as { entry: string; modules: string }
const hrefs = modules.split(' ')

// See deferred-layout.css.
if (location.hash) document.documentElement.dataset.laidOut = ''

// A button does nothing before hydration, so the last click on one is repeated after it. Links work without.
let clicked: HTMLElement | null | undefined
addEventListener('click', ({ target }) => {
  clicked = (target as Element).closest<HTMLElement>('[type=button]:not([command])')
})
addEventListener('hydrated', () => clicked?.click())

// The first paint. In a background tab nothing is painted, so it goes on after a second at the latest.
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
  // It changes the height of what lies above the screen, so a scroll in the same step keeps in place the target of the
  // URL's fragment, or what is in the middle of the screen, where a window without a size has nothing.
  stylesheet.media = 'print'
  stylesheet.onload = () => {
    const anchor =
      document.querySelector(':target') ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const top = () => anchor?.getBoundingClientRect().top ?? 0
    const before = top()
    stylesheet.media = ''
    scrollBy(0, top() - before)
  }
}

append('link', { rel: 'modulepreload', href: entry })
// In order, and one module per task: evaluating all in one task would block the main thread of a slow phone for 100 ms.
for (const src of hrefs) append('script', { type: 'module', async: false, src })
append('script', { type: 'module', async: false, textContent: deferred.textContent })

function append(tag: 'link' | 'script', properties: object): void {
  head.append(Object.assign(document.createElement(tag), properties))
}

export {}
