// Inlined at the end of every document (see document.tsx). The document paints its first screen by itself; after
// that this script fetches the stylesheet with the fonts, then React Router's modules, and starts hydration.

// finish-document.ts has added it, or thrown.
const deferred = document.querySelector('[data-entry]') as HTMLScriptElement
const { entry, modules = '' } = deferred.dataset
const hrefs = modules.match(/\S+/g) ?? []

repeatEarlyClick()
await firstPaint()
const stylesheet = document.querySelector('head noscript')?.textContent ?? ''
document.head.insertAdjacentHTML('beforeend', stylesheet)
// The browser has scrolled to the URL's fragment already, but the stylesheet moves what lies above it.
const link = document.head.lastElementChild as HTMLElement
link.onload = () => document.querySelector(':target')?.scrollIntoView()
for (const href of [...hrefs, entry]) append('link', { rel: 'modulepreload', href })
// One module per task: evaluating all in one task would block the main thread of a slow phone for 100 ms.
for (const src of hrefs) await loaded(append('script', { type: 'module', src }))
append('script', { type: 'module', textContent: deferred.textContent })

/** A button does nothing before hydration, so the last click on one is repeated after it. Links work without. */
function repeatEarlyClick(): void {
  let clicked: HTMLElement | null | undefined
  const remember = ({ target }: Event) => {
    clicked = (target as Element).closest<HTMLElement>('[type=button]:not([command])')
  }
  addEventListener('click', remember)
  addEventListener('hydrated', () => {
    removeEventListener('click', remember)
    clicked?.click()
  })
}

/** In a background tab nothing is painted, so it resolves after a second at the latest. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1000)
  })
}

function append<Tag extends 'link' | 'script'>(tag: Tag, properties: object): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  document.head.append(element)
  return element
}

function loaded(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    element.onload = element.onerror = () => setTimeout(resolve)
  })
}

export {}
