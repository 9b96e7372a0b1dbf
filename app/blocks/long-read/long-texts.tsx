import type { ComponentType } from 'react'
import type { LongTextName } from '#content/site/long-texts.ts'
import { type ServiceName, serviceEntries, serviceNames } from '#content/site/services.ts'

type Load = () => Promise<ComponentType>
type ServiceId = (typeof serviceEntries)[ServiceName]['id']

/** The guide of each service, under the service's id. */
const serviceGuides = Object.fromEntries(
  serviceNames.map((name): [string, Load] => [
    serviceEntries[name].id,
    async () => (await import('./service-guide.tsx')).serviceGuide(name),
  ]),
) as Record<ServiceId, Load>

/** Server only: browsers get the rendered markup (see long-text.tsx). */
export const longTexts: Record<LongTextName, Load> = {
  ...serviceGuides,
  'our-services': async () => (await import('./life-stages.tsx')).LifeStages,
  'service-map': async () => (await import('../service-map/service-map.tsx')).ServiceMap,
  'our-fees': async () => (await import('./fee-guide.tsx')).FeeGuide,
  'joining-in-detail': async () => (await import('./joining.tsx')).Joining,
  'privacy-notice': async () => (await import('./privacy.tsx')).Privacy,
}
