import { entry } from '#content/site/entry.ts'
import type { DetailedGuide } from '#content/site/text-blocks.ts'
import { laterStage, middleStage, startingStage } from './guides/life-stages.ts'

export const guideWords = entry('words/guides', 'Words around guides', {
  contents: 'On this page',
  heading: 'In detail',
  lead: 'Steps, costs, risks and what to bring. Open what you want to know.',
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
