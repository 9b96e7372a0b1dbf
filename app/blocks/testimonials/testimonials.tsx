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
  /** Before the name. */
  logo?: (item: Item) => ReactNode
}

/** A carousel of testimonials. */
export function Testimonials<Item extends Testimonial>({ heading, items, logo }: TestimonialsProps<Item>) {
  const id = useId()
  return (
    <Section tone="sand" labelledBy={id}>
      <SectionHeading id={id} heading={heading} />
      <Carousel label={heading}>
        {items.map((item) => (
          <li key={item.name + item.date} className={styles.card}>
            <blockquote className={styles.text}>{item.text}</blockquote>
            <footer className={styles.foot}>
              {logo?.(item)}
              <cite className={styles.name}>{item.name}</cite>
              <span className={styles.source}>{`${item.source}, ${formatMonth(item.date)}`}</span>
            </footer>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
