import { type ComponentType, lazy, useState } from 'react'

/**
 * A part of the page that few visitors need. Its code is loaded when one of them
 * points at what opens it (`prepare`), or at the latest when it is shown.
 * Where its code cannot be fetched, the same is to be had at `otherwise`.
 */
export function lazyPart<Props extends object>(otherwise: string, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const fetchOnce = async () => {
    loaded ??= await load()
    return loaded
  }
  const Late = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await fetchOnce() }
    } catch {
      location.assign(otherwise)
      return { default: () => null }
    }
  })
  // A lazy part waits for a second render, which React holds back for 300 ms, even when its code is there.
  function Part(props: Props) {
    const [Ready] = useState(() => loaded ?? Late)
    return <Ready {...props} />
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
