import { ownCallPath } from '#content/site/own-call-path.ts'
import { allPages, pages } from '#content/site/pages.ts'

const forms = allPages.filter(({ isForm }) => isForm).map(({ path }) => `${path}*`)

/**
 * Which documents a browser fetches when a link to them is hovered or touched; it leaves that out where a visitor saves
 * data. Not the pages of forms, which say who linked to them, nor of booked calls, whose openings are counted.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...forms, `${ownCallPath}/*`, `${pages.findAnAnswer.path}?*`] } },
          { not: { selector_matches: '[target], [data-dialog]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Every page names this file in a header (server/http/respond.ts): in the documents it would take 150 bytes of each. */
export const loader = () =>
  new Response(JSON.stringify(rules), { headers: { 'Content-Type': 'application/speculationrules+json' } })
