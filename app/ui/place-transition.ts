import type { CSSProperties } from 'react'

/**
 * Of a service's place on the map, and of the hero of its page: where the browser follows a link from one page to the
 * other, the place grows into the hero, and on the way back the hero becomes the place (app/styles/base.css).
 */
export function placeTransition(serviceId: string) {
  return { 'data-place': serviceId, style: { '--place': `place-${serviceId}` } as CSSProperties }
}
