import { joiningInDetail } from '#content/pages/guides/joining-in-detail.ts'
import { guideWords } from '#content/pages/guides.ts'
import { LongRead } from './long-read.tsx'

export function Joining() {
  return <LongRead contents={guideWords.contents} sections={joiningInDetail} level="h3" />
}
