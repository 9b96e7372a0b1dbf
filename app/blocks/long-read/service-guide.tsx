import type { ComponentType } from 'react'
import { guides, guideWords } from '#content/pages/guides.ts'
import type { ServiceName } from '#content/site/services.ts'
import { sectionsOf } from '#content/site/text-blocks.ts'
import { LongRead } from './long-read.tsx'

export function serviceGuide(name: ServiceName): ComponentType {
  return () => <LongRead contents={guideWords.contents} sections={sectionsOf(guides[name])} />
}
