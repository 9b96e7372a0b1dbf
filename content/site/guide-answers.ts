import { joiningInDetail } from '#content/pages/guides/joining-in-detail.ts'
import { feeSections } from '#content/pages/guides/our-fees.ts'
import { whatToExpect } from '#content/pages/guides/what-to-expect.ts'
import { lifeStageGuides } from '#content/pages/guides.ts'
import { sectionsOfEvent } from '#content/pages/life-events.ts'
import { guides } from '#content/pages/services.ts'
import { changeSections } from '#content/pages/what-changes-when.ts'
import type { Answer } from './answers.ts'
import { lifeEventNames } from './life-events.ts'
import { pages } from './pages.ts'
import { sectionsOf, type TextSection, wordsOf } from './text-blocks.ts'

/** What a result shows of its section. */
const excerptLength = 140

export const guideAnswers: readonly Answer[] = [
  ...guides.flatMap(({ name, guide }) => answersOf(pages[name], sectionsOf(guide))),
  ...Object.values(lifeStageGuides).flatMap((guide) => answersOf(pages.ourServices, sectionsOf(guide))),
  ...answersOf(pages.ourFees, feeSections),
  ...answersOf(pages.joinUs, joiningInDetail),
  ...answersOf(pages.aboutUs, whatToExpect),
  ...answersOf(pages.whatChangesWhen, changeSections),
  // By itself 'Today' says nothing.
  ...lifeEventNames.flatMap((name) =>
    answersOf(pages[name], sectionsOfEvent(name)).map((answer) => ({
      ...answer,
      title: `${pages[name].name}: ${answer.title.toLowerCase()}`,
    })),
  ),
]

function answersOf(page: { name: string; path: string }, sections: readonly TextSection[]): Answer[] {
  return sections.map((section) => {
    // A cell of a table may be empty.
    const [title = '', ...words] = wordsOf(section).filter((text) => text !== '')
    const { id, keywords } = section
    return {
      kind: 'guide',
      id,
      title,
      text: excerptOf(words.join(' ')),
      page: page.name,
      to: `${page.path}#${id}`,
      // A page has many sections, and a question that is answered in two sentences comes first.
      weight: 0.5,
      ...(keywords && { keywords }),
    }
  })
}

function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text
  return `${text.slice(0, text.lastIndexOf(' ', excerptLength))} …`
}
