import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadWords } from './words.ts'

/** Hydrates what app/delivery/island.tsx has rendered. Tests wait for `data-hydrated`. */
export async function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  await loadWords()
  function Root() {
    useEffect(() => {
      element.dataset.hydrated = ''
    }, [])
    return <Component {...props} />
  }
  hydrateRoot(element, <Root />, { identifierPrefix: element.dataset.prefix ?? '' })
}
