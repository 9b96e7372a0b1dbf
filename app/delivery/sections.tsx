import { Children, type ReactNode, useDeferredValue } from 'react'
import { useLocation } from 'react-router'
import { isHydrated } from './hydration.ts'
import styles from './sections.module.css'

/**
 * The sections of a page below its hero. After a page change the first one is rendered with the hero, which is the
 * whole first screen, and the others in a second pass that does not hold it up. An address that names a section
 * needs all of them at once.
 */
export function Sections({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const hasAll = useDeferredValue(true, isHydrated() && hash === '' ? false : undefined)
  if (hasAll) return children
  const [first] = Children.toArray(children)
  return (
    <>
      {first}
      <div className={styles.below} />
    </>
  )
}
