import { entry } from '#content/site/entry.ts'

/**
 * Words that may mean that somebody needs more than an answer. Each message that has one is marked at the desk, for
 * somebody to judge. In lower case, letters and digits alone; a * stands for the rest of a word.
 */
export const attentionWords = entry(
  'site/attention-words',
  { title: 'Words that somebody is to judge', item: '' },
  {
    complaint: [
      'complain*',
      'ombudsman',
      'unhappy with',
      'not happy with',
      'dissatisfied',
      'disappointed with',
      'compensat*',
      'refund',
      'misled',
      'mis sold',
      'missold',
      'solicitor about',
      'legal action',
      'never rang',
      'never called back',
      'still waiting',
    ],
    bereavement: [
      'died',
      'passed away',
      'deceased',
      'bereave*',
      'funeral',
      'widow*',
      'probate',
      'lost my husband',
      'lost my wife',
      'lost my mum',
      'lost my dad',
      'late husband',
      'late wife',
    ],
    difficulty: [
      'cannot cope',
      'can t cope',
      'struggling',
      'desperate',
      'in arrears',
      'repossess*',
      'eviction',
      'debt*',
      'bailiff*',
      'lost my job',
      'redundan*',
      'cancer',
      'terminal*',
      'dementia',
      'suicid*',
      'power of attorney',
      'scam*',
    ],
  },
)
