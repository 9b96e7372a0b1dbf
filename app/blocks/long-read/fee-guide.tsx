import { feeSections } from '#content/pages/guides/our-fees.ts'
import { guideWords } from '#content/pages/guides.ts'
import { LongRead } from './long-read.tsx'

export function FeeGuide() {
  return <LongRead contents={guideWords.contents} sections={feeSections} />
}
