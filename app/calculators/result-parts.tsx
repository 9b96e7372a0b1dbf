import type { ReactNode } from 'react'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
import type { CalculatorProps } from './calculator.tsx'
import styles from './result-parts.module.css'

export function FactList({ items }: { items: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Passage({
  heading,
  text,
  children,
}: {
  heading: string
  text?: string
  children?: ReactNode
}) {
  return (
    <div className={styles.passage}>
      <h3>{heading}</h3>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}

/** 3 years and 6 months */
export function durationText(count: number, words: CalculatorProps['words']): string {
  const years = fillInCount(words.years, Math.floor(count / 12))
  const months = fillInCount(words.months, count % 12)
  if (count < 12) return months
  return count % 12 === 0 ? years : fillIn(words.yearsAndMonths, { years, months })
}
