import type { ComponentType } from 'react'
import { offices } from '#content/site/offices.ts'
import type { OtherPartName, ServerPartName } from '#content/site/server-parts.ts'
import { serviceEntries, serviceNames } from '#content/site/services.ts'

const otherParts: Record<OtherPartName, () => Promise<ComponentType>> = {
  'life-stages': async () => (await import('../long-read/life-stages.tsx')).LifeStages,
  'service-map': async () => (await import('../service-map/service-map.tsx')).ServiceMap,
  'our-fees': async () => (await import('../long-read/fee-guide.tsx')).FeeGuide,
  'joining-in-detail': async () => (await import('../long-read/joining.tsx')).Joining,
  'privacy-notice': async () => (await import('../long-read/privacy.tsx')).Privacy,
}

/**
 * Server only: browsers get the rendered markup (see server-part.tsx). Nothing is called at the top of this module,
 * because a call would keep the bundler from leaving it, and every guide, out of the scripts of browsers.
 */
export async function loadServerPart(name: ServerPartName): Promise<ComponentType> {
  const service = serviceNames.find((one) => serviceEntries[one].id === name)
  if (service) return (await import('../long-read/service-guide.tsx')).serviceGuide(service)
  const office = offices.find(({ id }) => `office-map-${id}` === name)
  if (office && 'way' in office.map) {
    const { map } = office
    const { OfficeMap } = await import('#app/illustration/office-map.tsx')
    return () => <OfficeMap {...map} />
  }
  return otherParts[name as OtherPartName]()
}
