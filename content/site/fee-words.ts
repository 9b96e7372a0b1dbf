import { fees } from './fees.ts'

const { edition } = fees

/**
 * What sentences say of the firm's charges: that they are samples, until `sample: true` is deleted in fees.ts;
 * afterwards, where they come from.
 */
export const feeWords =
  'sample' in fees
    ? {
        isOne: 'a sample',
        areOnes: 'samples',
        ourFee: 'our sample fee',
        ourFees: 'our sample fees',
        theFees: 'Sample fees',
        aside: ' (a sample)',
        example: 'sample',
        anExample: 'a sample',
        edition: `Edition ${edition}. Charges are samples.`,
      }
    : {
        isOne: `the one of our fee guide, edition ${edition}`,
        areOnes: `those of our fee guide, edition ${edition}`,
        ourFee: `our fee (edition ${edition})`,
        ourFees: `our fees (edition ${edition})`,
        theFees: `Our fees (edition ${edition})`,
        aside: ` (edition ${edition})`,
        example: 'example',
        anExample: 'an example',
        edition: `Edition ${edition}.`,
      }
