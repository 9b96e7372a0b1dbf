import { Card } from '#app/ui/card.tsx'
import { DialogLink } from '#app/ui/dialog-trigger.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { landing } from '#content/pages/landing.ts'
import { customerTilePictures } from '#content/site/images/tiles.ts'
import { consultationPath, pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import { CostLink } from '../cost-link.tsx'
import styles from './tiles.module.css'

const { news, consultation, blog } = landing.tiles

/** News, Free Initial Consultation, Blog. */
export function CustomerTiles() {
  return (
    <ul className={styles.root}>
      <li>
        <Card
          title={wording.tiles.news}
          text={news.text}
          picture={<CatalogueImage name="tile-news" of={customerTilePictures} />}
          action={(className) => (
            <SiteLink to={pages.media.path} className={className}>
              {news.action}
            </SiteLink>
          )}
        />
      </li>
      <li>
        <Card
          title={wording.tiles.consultation}
          text={consultation.text}
          picture={<CatalogueImage name="tile-consultation" of={customerTilePictures} />}
          note={
            <p className={styles.note}>
              <CostLink />
            </p>
          }
          tone="accent"
          action={(className) => (
            <DialogLink dialog="consultation" to={consultationPath} className={className}>
              {consultation.action}
            </DialogLink>
          )}
        />
      </li>
      <li>
        <Card
          title={wording.tiles.blog}
          text={blog.text}
          picture={<CatalogueImage name="tile-blog" of={customerTilePictures} />}
          action={(className) => (
            <SiteLink to={pages.blog.path} className={className}>
              {blog.action}
            </SiteLink>
          )}
        />
      </li>
    </ul>
  )
}
