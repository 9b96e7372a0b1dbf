import { entry } from '#content/site/entry.ts'
import { claims, facts } from '#content/site/facts.ts'
import { sampleMark } from '#content/site/sample.ts'
import type { Attribute } from '#content/site/types.ts'

export const keyAttributesHeading = entry(
  'words/key-attributes',
  'Heading of the key figures',
  'How widely we compare',
)

export const keyAttributes = entry<Attribute[]>('figures/key-attributes', 'Key figures', [
  {
    figure: facts.lenders,
    text: 'lenders compared for your mortgage, from well-known banks to small building societies',
  },
  {
    figure: 'Whole of market',
    text: 'protection proposition: we are not tied to any insurer',
  },
  {
    figure: facts.platformCharges.replace(/^./, (letter) => letter.toUpperCase()),
    text: `platform charges${sampleMark(claims.platformCharges)}: the cost of holding investments online, shown in pounds before you decide`,
  },
])
