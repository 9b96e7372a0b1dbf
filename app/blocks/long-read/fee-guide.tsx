import { feeSections } from '#content/pages/guides/our-fees.ts'
import { guideWords } from '#content/pages/guides.ts'
import { PriceBoard, Slices } from './fee-tables.tsx'
import { LongRead } from './long-read.tsx'

const tables = { 'fees-in-short': PriceBoard, 'fees-investment': Slices, 'fees-pension': Slices }

export function FeeGuide() {
  return <LongRead contents={guideWords.contents} sections={feeSections} tables={tables} />
}
