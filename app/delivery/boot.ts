// What happens to a served page after its first paint, when the rest of the styles and the fonts are on their way
// (see early-script.ts). It is asked for by the page itself, and runs once.

/** How long it waits for what may never come. */
const patienceMs = 3000
/** As much as a frame allows. */
const taskMs = 12

const later = document.getElementById('later')
const [, ...modules] = later?.dataset.modules?.split(' ') ?? []

await dress()
for (const href of modules) {
  add(document.head, 'link', { rel: 'modulepreload', href })
  await breath()
}
await unfold()
document.querySelector(':target')?.scrollIntoView()
await start()

/**
 * Our own faces are put on when the styles and the fonts are both there, and before the rest is laid out: nothing
 * is then laid out anew for them but what is seen.
 */
async function dress(): Promise<void> {
  const [sheet, ...fonts] = [
    ...document.querySelectorAll<HTMLLinkElement>('head > [rel=stylesheet], head > [rel=preload]'),
  ].map((link) => hasCome(link) || come(link))
  await sheet
  document.getElementById('cover')?.remove()
  await Promise.all(fonts)
  const faces = document.querySelector('head noscript')?.textContent?.match(/<style.*/s)?.[0] ?? ''
  document.head.insertAdjacentHTML('beforeend', faces)
}

/** It may have been there before this was. */
function hasCome({ href }: HTMLLinkElement): boolean {
  return performance.getEntriesByName(href).length > 0
}

/**
 * What is below the first screen is laid out now that it has its styles, a little at a time (see
 * app/delivery/deferred-layout.ts), each part in a task of its own, before and not within the frame that paints it.
 */
async function unfold(): Promise<void> {
  const folded = document.querySelectorAll<HTMLElement>(
    'main > section ~ *, main section ~ section, main ~ footer',
  )
  let began = performance.now()
  for (const part of folded) {
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
    if (performance.now() - began < taskMs) continue
    await breath()
    began = performance.now()
  }
}

/** The parts of the site one by one, with a breath between them: all in one go would hold a slow phone. */
async function start(): Promise<void> {
  for (const src of modules) {
    await come(add(document.head, 'script', { type: 'module', src }))
    await breath()
  }
  add(document.body, 'script', { type: 'module', textContent: later?.textContent })
}

function add<Tag extends 'link' | 'script'>(to: HTMLElement, tag: Tag, what: object) {
  const element = Object.assign(document.createElement(tag), what)
  to.append(element)
  return element
}

/** What cannot be had is not waited for: without it the page is as it was served. */
function come(element: HTMLElement): Promise<unknown> {
  return new Promise((done) => {
    element.onload = element.onerror = done
    setTimeout(done, patienceMs)
  })
}

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

// A module, which may wait.
export {}
