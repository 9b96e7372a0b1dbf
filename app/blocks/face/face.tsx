import type { CatalogueImage as CatalogueEntry } from '#content/site/images/catalogue-image.ts'
import { portraitsWith } from '#content/site/images/team.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './face.module.css'

/** The head of a portrait in a circle, beside the name. `image`: as in the entry of the person. */
export function Face({ image }: { image: string }) {
  const portraits: Record<string, CatalogueEntry> = portraitsWith(image)
  return (
    <span className={styles.root}>
      <CatalogueImage name={image} of={portraits} alt="" />
    </span>
  )
}
