import { adviserLogos } from '#content/site/images/logos.ts'
import type { AdviserTestimonial } from '#content/site/types.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './testimonials.module.css'
import { Testimonials } from './testimonials.tsx'

/** Testimonials with the logo of the adviser's business. */
export function AdviserTestimonials(props: { heading: string; items: readonly AdviserTestimonial[] }) {
  const logo = (item: AdviserTestimonial) => (
    <CatalogueImage name={item.logo} of={adviserLogos} className={styles.logo ?? ''} />
  )
  return <Testimonials {...props} logo={logo} />
}
