import { ownCallPath } from '#content/site/own-call-path.ts'
import { allPages, pages } from '#content/site/pages.ts'

const forms = allPages.filter(({ isForm }) => isForm).map(({ path }) => `${path}*`)

/**
 * The links whose page a browser fetches and lays out when they are hovered or touched; it leaves that out where a visitor
 * saves data. Not the pages of forms, which say who linked to them, nor of booked calls, whose openings are counted.
 */
const links = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [...forms, `${ownCallPath}/*`, `${pages.findAnAnswer.path}?*`] } },
      { not: { selector_matches: '[target], [data-dialog]' } },
    ],
  },
  eagerness: 'moderate',
}

/** Some browsers only fetch pages in advance, and do not lay them out. */
const rules = { prefetch: [links], prerender: [links] }

/** Every page names this file in a header (server/http/respond.ts): in the documents it would take 150 bytes of each. */
export const loader = () =>
  new Response(JSON.stringify(rules), { headers: { 'Content-Type': 'application/speculationrules+json' } })
