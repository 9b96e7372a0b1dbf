import { placeDrawing } from '#content/site/drawings.ts'
import { type ServiceName, serviceEntries } from '#content/site/services.ts'
import type { ServiceCard } from '#content/site/types.ts'

/** The services as cards and links, in the order of the menu. */
export const serviceCards: (ServiceCard & { drawing: string })[] = Object.values(serviceEntries).map(
  (service) => ({ ...service, drawing: placeDrawing(service) }),
)

export function serviceCard(name: ServiceName): ServiceCard {
  return serviceEntries[name]
}

/** The links at the end of a service page. */
export function otherServices(id: string) {
  return serviceCards.filter((service) => service.id !== id)
}
