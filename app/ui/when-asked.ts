import { type ComponentType, lazy } from 'react'

/**
 * A part of the page that few visitors ask for. It is loaded when one of them
 * points at what opens it (`prepare`), or at the latest when it is shown.
 * Where its code cannot be fetched, the same is to be had at `otherwise`.
 */
export function whenAsked<Props>(otherwise: string, load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      location.assign(otherwise)
      return { default: () => null }
    }
  })
  const prepare = () => {
    load().catch(() => {})
  }
  return { Part, prepare }
}
