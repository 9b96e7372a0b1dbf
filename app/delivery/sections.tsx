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
  if (hasAll) return children
  const [first] = Children.toArray(children)
  return (
    <>
      {first}
      <div className={styles.below} />
    </>
  )
}
