import { type ComponentType, lazy, use, useState } from 'react'
import { isHydrated } from './hydration.ts'

/** The wrapper has no box of its own, and React leaves its contents as they were served. */
const wrapper = { style: { display: 'contents' }, suppressHydrationWarning: true }

/** On the server: the component, which no browser downloads. */
export function renderedMarkup<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({ default: await load() }))
  return function Rendered(props) {
    return (
      <div {...wrapper}>
        <Loaded {...props} />
      </div>
    )
  }
}

/** In the browser: hydration keeps what was served, and after a page change the markup is fetched and inserted. */
export function fetchedMarkup<Props extends object>(
  fetchMarkup: () => Promise<string>,
  adapt: (markup: string, props: Props) => string = (markup) => markup,
): ComponentType<Props> {
  let markup: Promise<string> | undefined
  const load = () => {
    markup ??= fetchMarkup()
    return markup
  }
  // A page's module is evaluated when a link to it is prefetched, so this prefetches its markup.
  if (isHydrated()) load()

  return function Fetched(props) {
    const [isServed] = useState(() => !isHydrated())
    // Suspends the transition, so that the old page stays until the new one is complete.
    const html = isServed ? '' : adapt(use(load()), props)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; empty where the served one stays
    return <div {...wrapper} dangerouslySetInnerHTML={{ __html: html }} />
  }
}

export async function fetchText(address: string, onFailure: string): Promise<string> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.text() : onFailure
  } catch {
    return onFailure
  }
}
