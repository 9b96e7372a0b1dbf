import { DialogLink } from '#app/ui/dialog-trigger.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { landing } from '#content/pages/landing.ts'
import { consultationPath, pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { CostLink } from '../cost-link.tsx'
import { Tiles } from './tiles.tsx'

const { news, consultation, blog } = landing.tiles

/** News, Free Initial Consultation, Blog. */
export function CustomerTiles() {
  return (
    <Tiles
      tiles={[
        {
          title: wording.tiles.news,
          text: news.text,
          picture: 'tile-news',
          icon: 'news',
          action: (className) => (
            <SiteLink to={pages.media.path} className={className}>
              {news.action}
            </SiteLink>
          ),
        },
        {
          title: wording.tiles.consultation,
          text: consultation.text,
          picture: 'tile-consultation',
          icon: 'calendar',
          note: <CostLink />,
          isLead: true,
          action: (className) => (
            <DialogLink dialog="consultation" to={consultationPath} className={className}>
              {consultation.action}
            </DialogLink>
          ),
        },
        {
          title: wording.tiles.blog,
          text: blog.text,
          picture: 'tile-blog',
          icon: 'blog',
          action: (className) => (
            <SiteLink to={pages.blog.path} className={className}>
              {blog.action}
            </SiteLink>
          ),
        },
      ]}
    />
  )
}
