import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { pages } from '#content/site/pages.ts'
import styles from './service-map.module.css'
import { ServiceMap } from './service-map.tsx'

export function ServiceMapSection() {
  return (
    <section className={styles.root} aria-labelledby="services">
      <h2 id="services">
        <VisuallyHidden>{pages.ourServices.name}</VisuallyHidden>
      </h2>
      <ServiceMap />
    </section>
  )
}
