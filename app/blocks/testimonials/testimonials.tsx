import { type ReactNode, useId } from 'react'
import { Carousel } from '#app/ui/carousel.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Testimonial } from '#content/site/types.ts'
import { formatMonth } from '#domain/plain-date.ts'
import styles from './testimonials.module.css'

interface TestimonialsProps<Item extends Testimonial> {
  heading: string
  items: readonly Item[]
  /** What stands before the name. */
  sign?: (item: Item) => ReactNode
}

/** In their words, one card at a time. */
export function Testimonials<Item extends Testimonial>({ heading, items, sign }: TestimonialsProps<Item>) {
  const id = useId()
  return (
    <Section tone="sand" labelledBy={id}>
      <SectionHeading id={id} heading={heading} />
      <Carousel label={heading}>
        {items.map((item) => (
          <li key={item.name + item.date} className={styles.card}>
            <blockquote className={styles.text}>{item.text}</blockquote>
            <footer className={styles.foot}>
              {sign?.(item)}
              <cite className={styles.name}>{item.name}</cite>
              <span className={styles.source}>{`${item.source}, ${formatMonth(item.date)}`}</span>
            </footer>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
