import { type ComponentType, lazy, useState } from 'react'

type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed, and calls back where it has come. */
  preload(onLoaded?: () => void): void
}

/**
 * A component whose code is fetched when it is rendered, or before that by `preload`. Where the code cannot be fetched,
 * `Fallback` is rendered in its place.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetchOnce = async () => {
    loaded ??= await load()
    return loaded
  }
  const Lazy = lazy<ComponentType<Props>>(async () => ({ default: await fetchOnce().catch(() => Fallback) }))
  // Code that is loaded already is rendered directly: `lazy` would suspend all the same, and React then waits 300 ms.
  function Component(props: Props) {
    const [Rendered] = useState(() => loaded ?? Lazy)
    return <Rendered {...props} />
  }
  const preload = (onLoaded?: () => void) => {
    fetchOnce().then(
      () => onLoaded?.(),
      () => {},
    )
  }
  return Object.assign(Component, { preload })
}
