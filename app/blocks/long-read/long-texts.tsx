import type { ComponentType } from 'react'
import type { LongTextName, OtherTextName } from '#content/site/long-texts.ts'
import { serviceEntries, serviceNames } from '#content/site/services.ts'

const otherTexts: Record<OtherTextName, () => Promise<ComponentType>> = {
  'our-services': async () => (await import('./life-stages.tsx')).LifeStages,
  'service-map': async () => (await import('../service-map/service-map.tsx')).ServiceMap,
  'our-fees': async () => (await import('./fee-guide.tsx')).FeeGuide,
  'joining-in-detail': async () => (await import('./joining.tsx')).Joining,
  'privacy-notice': async () => (await import('./privacy.tsx')).Privacy,
}

/**
 * Server only: browsers get the rendered markup (see long-text.tsx). Nothing is called at the top of this module,
 * because a call would keep the bundler from leaving it, and every guide, out of the scripts of browsers.
 */
export async function loadLongText(name: LongTextName): Promise<ComponentType> {
  const service = serviceNames.find((one) => serviceEntries[one].id === name)
  if (service) return (await import('./service-guide.tsx')).serviceGuide(service)
  return otherTexts[name as OtherTextName]()
}
