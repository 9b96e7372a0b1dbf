import { Children, type ReactNode, useDeferredValue } from 'react'
import { useLocation } from 'react-router'
import { isHydrated } from './hydration.ts'
import styles from './sections.module.css'

/**
 * The sections of a page below its hero. After a page change the hero and the first section, which fill the first
 * screen, are rendered first and the others in a second pass. A URL with a fragment needs all of them at once.
 */
export function Sections({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const hasAll = useDeferredValue(true, isHydrated() && hash === '' ? false : undefined)
  // The same array with the same keys in both passes: otherwise the first section would be mounted again, and what
  // was typed into its form lost.
  const all = Children.toArray(children)
  return (
    <>
      {hasAll ? all : all.slice(0, 1)}
      {!hasAll && <div className={styles.below} />}
    </>
  )
}
