import { type ServiceName, serviceEntries } from '#content/site/services.ts'
import type { ServiceCard } from '#content/site/types.ts'

/** The services as cards and links, in the order of the menu. */
export const serviceCards: ServiceCard[] = Object.values(serviceEntries)

export function serviceCard(name: ServiceName): ServiceCard {
  return serviceEntries[name]
}

/** The links at the end of a service page. */
export function otherServices(id: string): ServiceCard[] {
  return serviceCards.filter((service) => service.id !== id)
}
