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
export const speculationRules = JSON.stringify({ prefetch: [links], prerender: [links] })
