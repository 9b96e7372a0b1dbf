import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code is loaded on intent (`prepare`), or at the latest when it is rendered. Where the code cannot
 * be fetched, the browser goes to the page `fallback`, or the component `fallback` is rendered.
 */
export function lazyPart<Props extends object>(
  fallback: string | ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined
  const fetchOnce = async () => {
    loaded ??= await load()
    return loaded
  }
  const Lazy = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await fetchOnce() }
    } catch {
      if (typeof fallback !== 'string') return { default: fallback }
      location.assign(fallback)
      return { default: () => null }
    }
  })
  // Code that is loaded already is rendered directly: `lazy` would suspend all the same, and React then waits 300 ms.
  function Part(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  /** Calls `onReady` when the part can be rendered at once. */
  const prepare = (onReady?: () => void) => {
    fetchOnce().then(
      () => onReady?.(),
      () => {},
    )
  }
  return { Part, prepare }
}
