import type { ReactNode } from 'react'
import { Specimens } from './specimens.tsx'
import styles from './styleguide.module.css'

/** The components in their states, in the light and the dark scheme side by side. */
export function Styleguide() {
  return (
    <div className={styles.root}>
      <h1 tabIndex={-1}>Styleguide</h1>
      <p>The components of the design system in their states, light on the left, dark on the right.</p>
      <div className={styles.schemes}>
        <Scheme name="light">
          <Specimens id="light" />
        </Scheme>
        <Scheme name="dark">
          <Specimens id="dark" />
        </Scheme>
      </div>
    </div>
  )
}

function Scheme({ name, children }: { name: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div className={styles.scheme} style={{ colorScheme: name }}>
      {children}
    </div>
  )
}
