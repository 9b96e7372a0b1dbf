import { entry } from '#content/site/entry.ts'
import type { Value } from '#content/site/types.ts'

/** Shown under the fixed heading 'Our Adviser Values'. */
export const adviserValues = entry<Value[]>('words/values', 'Values', [
  {
    icon: 'person',
    title: 'You are the most important person',
    text: 'We start from your life, not from a product. You set the pace, and no question is too small.',
  },
  {
    icon: 'plan',
    title: 'Recommendations planned and delivered',
    text: 'You get our advice in writing, with the reasons. If you accept it, we carry it through to the last form.',
  },
  {
    icon: 'outcome',
    title: 'The best outcome we can plan for',
    text: 'Nobody can promise results. We can promise a wide search, and the risks and costs in plain view.',
  },
  {
    icon: 'steps',
    title: 'Talked through every step',
    text: 'You always know what happens next, who is doing it and when. If something is delayed, you hear it from us.',
  },
])
