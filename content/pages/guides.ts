import { entry } from '#content/site/entry.ts'
import type { DetailedGuide } from '#content/site/text-blocks.ts'
import { laterStage, middleStage, startingStage } from './guides/life-stages.ts'

export const guideWords = entry('words/guides', 'Words around guides', {
  contents: 'On this page',
  /** Of the picture of what a sum costs. */
  firstYear: '{share} in the first year',
  /** The headings of what a service page folds. */
  groups: {
    before: 'Before you begin',
    ask: 'What else people ask',
    changes: 'If life changes',
    notTo: 'What can go wrong, and when not to',
  },
} as const)

export interface LifeStageGuide extends DetailedGuide {
  heading: string
  lead: string
}

/** The three life stages of Our Services in detail, by the id of their entry there. */
export const lifeStageGuides: Record<string, LifeStageGuide> = {
  'starting-your-career': startingStage,
  'evolving-financial-priorities': middleStage,
  'next-financial-steps': laterStage,
}
