import type { CSSProperties } from 'react'
import { layOutPlaces } from '#app/illustration/map-places.ts'
import { PlaceDrawing } from '#app/illustration/place.tsx'
import { ValleyMap } from '#app/illustration/valley-map.tsx'
import linkStyles from '#app/ui/card-link.module.css'
import { SiteLink } from '#app/ui/links.tsx'
import { placeTransition } from '#app/ui/place-transition.ts'
import { serviceCards } from '#content/pages/service-cards.ts'
import type { ServiceCard } from '#content/site/types.ts'
import styles from './service-map.module.css'

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`

/** The services as places of one valley: a list of links, which wide screens lay over a drawn map. */
export function ServiceMap({ services = serviceCards }: { services?: readonly ServiceCard[] }) {
  const layout = layOutPlaces(services.length)
  const { places, width, height } = layout
  return (
    <div
      className={`drawing-colours ${styles.map}`}
      style={{ '--ratio': `${width}/${height}` } as CSSProperties}
    >
      <ul className={styles.places}>
        {services.map(({ id, icon, title, summary, path }, index) => {
          const { x = 0, y = 0 } = places[index] ?? {}
          const place = {
            '--x': percent(x, width),
            '--y': percent(y, height),
          } as CSSProperties
          return (
            <li key={id}>
              <article className={styles.place} style={place}>
                <div className={styles.label}>
                  <h3>
                    <SiteLink to={path} className={linkStyles.link}>
                      {title}
                    </SiteLink>
                  </h3>
                  <p>{summary}</p>
                </div>
                <PlaceDrawing icon={icon} className={styles.drawing} {...placeTransition(id)} />
              </article>
            </li>
          )
        })}
      </ul>
      <ValleyMap className={styles.land ?? ''} layout={layout} />
    </div>
  )
}
