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

/**
 * In the browser: hydration keeps what was served, and after a page change the markup is fetched and inserted, or
 * `onFailure` where it cannot be.
 */
export function fetchedMarkup<Props extends object>(
  address: string,
  onFailure: string,
  adapt: (markup: string, props: Props) => string = (markup) => markup,
): ComponentType<Props> {
  let markup: Promise<string> | undefined
  const load = () => {
    markup ??= fetch(address)
      .then((response) => (response.ok ? response.text() : onFailure))
      .catch(() => onFailure)
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
