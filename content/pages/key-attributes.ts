import { figures } from '#content/site/figures.ts'
import type { Attribute } from '#content/site/types.ts'

export const keyAttributesHeading = 'The whole market in view'

export const keyAttributes: Attribute[] = [
  {
    figure: figures.lenders,
    text: 'lenders to compare for your mortgage, from well-known banks to small building societies',
  },
  {
    figure: 'Whole of market',
    text: 'protection proposition, with no tie to any one insurer',
  },
  {
    figure: 'Highly competitive',
    text: 'platform charges for holding your investments, shown in pounds before you decide',
  },
]
