import type { ComponentType } from 'react'
import type { LongTextName } from '#content/site/long-texts.ts'
import type { ServiceName } from '#content/site/services.ts'

/**
 * Server only: browsers get the rendered markup (see long-text.tsx). A plain object, because a call here would keep
 * the bundler from leaving it, and every guide, out of the scripts of browsers.
 */
export const longTexts: Record<LongTextName, () => Promise<ComponentType>> = {
  'mortgage-planning': () => guideOf('mortgagePlanning'),
  'investment-planning': () => guideOf('investmentPlanning'),
  'equity-release': () => guideOf('equityRelease'),
  'retirement-planning': () => guideOf('retirementPlanning'),
  'corporate-planning': () => guideOf('corporatePlanning'),
  'insurance-protection': () => guideOf('insuranceProtection'),
  'our-services': async () => (await import('./life-stages.tsx')).LifeStages,
  'service-map': async () => (await import('../service-map/service-map.tsx')).ServiceMap,
  'our-fees': async () => (await import('./fee-guide.tsx')).FeeGuide,
  'joining-in-detail': async () => (await import('./joining.tsx')).Joining,
  'privacy-notice': async () => (await import('./privacy.tsx')).Privacy,
}

async function guideOf(name: ServiceName): Promise<ComponentType> {
  return (await import('./service-guide.tsx')).serviceGuide(name)
}
