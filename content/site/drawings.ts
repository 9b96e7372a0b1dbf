import type { ServiceEntry } from './services.ts'

/** The drawing of a calculator, a life event, or another page that is headed by one. */
export const pageDrawing = (page: string) => `/pictures/page-${page}.svg`

/** The place that stands for a service, as on the map of them. */
export const placeDrawing = ({ icon }: Pick<ServiceEntry, 'icon'>) => `/scenes/place-${icon}.svg`
