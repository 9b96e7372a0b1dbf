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

const stylesheet = document.querySelector('head noscript')?.textContent ?? ''
document.head.insertAdjacentHTML('beforeend', stylesheet)
const sheet = document.head.lastElementChild as HTMLLinkElement
// It changes the height of what lies above the screen, so it is applied in one step with the scrolling that follows:
// what is in the middle of the screen stays there, or the target of the URL's fragment at the top.
sheet.media = 'print'
sheet.onload = () => {
  const anchor = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body
  const { top } = anchor.getBoundingClientRect()
  sheet.media = ''
  scrollBy(0, scrollY && anchor.getBoundingClientRect().top - top)
  document.querySelector(':target')?.scrollIntoView()
}

for (const href of [...hrefs, entry]) append('link', { rel: 'modulepreload', href })
// One module per task: evaluating all in one task would block the main thread of a slow phone for 100 ms.
for (const src of hrefs) {
  const script = append('script', { type: 'module', src })
  await new Promise((resolve) => {
    script.onload = script.onerror = () => setTimeout(resolve)
  })
}
append('script', { type: 'module', textContent: deferred.textContent })

function append(tag: 'link' | 'script', properties: object): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties)
  document.head.append(element)
  return element
}

export {}
