import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** The scenes that are also pictures within other pages, by the name of their file. */
export const sceneFiles: Record<string, Load> = {
  'about-us': async () => (await import('./scenes/about-us-scene.tsx')).AboutUsScene,
  'adviser-about': async () => (await import('./scenes/adviser-about-scene.tsx')).AdviserAboutScene,
  'adviser-home': async () => (await import('./scenes/adviser-home-scene.tsx')).AdviserHomeScene,
  contact: async () => (await import('./scenes/contact-scene.tsx')).ContactScene,
  'customer-home': async () => (await import('./scenes/customer-home-scene.tsx')).CustomerHomeScene,
}
