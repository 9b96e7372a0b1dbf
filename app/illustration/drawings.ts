import type { ComponentType } from 'react'
import type { DrawingName } from './drawing-names.ts'

type Load = () => Promise<ComponentType<{ className?: string }>>

/** Server only: browsers get the rendered markup (see app/delivery/inline-illustration.tsx). */
export const drawings: Record<DrawingName, Load> = {
  'about-us': async () => (await import('./scenes/about-us-scene.tsx')).AboutUsScene,
  accessibility: async () => (await import('./scenes/accessibility-scene.tsx')).AccessibilityScene,
  'adviser-about': async () => (await import('./scenes/adviser-about-scene.tsx')).AdviserAboutScene,
  'adviser-home': async () => (await import('./scenes/adviser-home-scene.tsx')).AdviserHomeScene,
  blog: async () => (await import('./scenes/blog-scene.tsx')).BlogScene,
  contact: async () => (await import('./scenes/contact-scene.tsx')).ContactScene,
  corporate: async () => (await import('./scenes/corporate-scene.tsx')).CorporateScene,
  'customer-home': async () => (await import('./scenes/customer-home-scene.tsx')).CustomerHomeScene,
  'equity-release': async () => (await import('./scenes/equity-release-scene.tsx')).EquityReleaseScene,
  events: async () => (await import('./scenes/events-scene.tsx')).EventsScene,
  fault: async () => (await import('./scenes/fault-scene.tsx')).FaultScene,
  insurance: async () => (await import('./scenes/insurance-scene.tsx')).InsuranceScene,
  investment: async () => (await import('./scenes/investment-scene.tsx')).InvestmentScene,
  'join-us': async () => (await import('./scenes/join-us-scene.tsx')).JoinUsScene,
  landing: async () => (await import('./scenes/landing-scene.tsx')).LandingScene,
  media: async () => (await import('./scenes/media-scene.tsx')).MediaScene,
  mortgage: async () => (await import('./scenes/mortgage-scene.tsx')).MortgageScene,
  'not-found': async () => (await import('./scenes/not-found-scene.tsx')).NotFoundScene,
  'our-services': async () => (await import('./scenes/our-services-scene.tsx')).OurServicesScene,
  'personal-approach': async () =>
    (await import('./scenes/personal-approach-scene.tsx')).PersonalApproachScene,
  'our-fees': async () => (await import('./scenes/our-fees-scene.tsx')).OurFeesScene,
  privacy: async () => (await import('./scenes/privacy-scene.tsx')).PrivacyScene,
  retirement: async () => (await import('./scenes/retirement-scene.tsx')).RetirementScene,
  support: async () => (await import('./scenes/support-scene.tsx')).SupportScene,
  technology: async () => (await import('./scenes/technology-scene.tsx')).TechnologyScene,
  'work-it-out': async () => (await import('./scenes/work-it-out-scene.tsx')).WorkItOutScene,
  'lit-door': async () => (await import('./lit-door.tsx')).LitDoor,
}
