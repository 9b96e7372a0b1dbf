import { SiteLink } from '#app/ui/links.tsx'
import { OpenerLink } from '#app/ui/opener.tsx'
import { landing } from '#content/landing.ts'
import { formPages, pages } from '#content/pages.ts'
import { wording } from '#content/wording.ts'
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
          action: (className) => (
            <SiteLink to={pages.media.path} className={className}>
              {news.action}
            </SiteLink>
          ),
        },
        {
          title: wording.tiles.consultation,
          text: consultation.text,
          note: <CostLink />,
          isLead: true,
          action: (className) => (
            <OpenerLink
              opens="consultation"
              to={`${formPages.requestACallback.path}?kind=consultation`}
              className={className}
            >
              {consultation.action}
            </OpenerLink>
          ),
        },
        {
          title: wording.tiles.blog,
          text: blog.text,
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
