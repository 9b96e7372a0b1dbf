import { onDemand } from '#app/scenery/on-demand.tsx'

/** Every scene, for the styleguide alone: a page loads the one it shows. */
export const sceneList = [
  onDemand(async () => (await import('#app/scenery/scenes/about-us-scene.tsx')).AboutUsScene),
  onDemand(async () => (await import('#app/scenery/scenes/adviser-about-scene.tsx')).AdviserAboutScene),
  onDemand(async () => (await import('#app/scenery/scenes/adviser-home-scene.tsx')).AdviserHomeScene),
  onDemand(async () => (await import('#app/scenery/scenes/blog-scene.tsx')).BlogScene),
  onDemand(async () => (await import('#app/scenery/scenes/contact-scene.tsx')).ContactScene),
  onDemand(async () => (await import('#app/scenery/scenes/corporate-scene.tsx')).CorporateScene),
  onDemand(async () => (await import('#app/scenery/scenes/customer-home-scene.tsx')).CustomerHomeScene),
  onDemand(async () => (await import('#app/scenery/scenes/equity-release-scene.tsx')).EquityReleaseScene),
  onDemand(async () => (await import('#app/scenery/scenes/events-scene.tsx')).EventsScene),
  onDemand(async () => (await import('#app/scenery/scenes/fault-scene.tsx')).FaultScene),
  onDemand(async () => (await import('#app/scenery/scenes/insurance-scene.tsx')).InsuranceScene),
  onDemand(async () => (await import('#app/scenery/scenes/investment-scene.tsx')).InvestmentScene),
  onDemand(async () => (await import('#app/scenery/scenes/join-us-scene.tsx')).JoinUsScene),
  onDemand(async () => (await import('#app/scenery/scenes/landing-scene.tsx')).LandingScene),
  onDemand(async () => (await import('#app/scenery/scenes/media-scene.tsx')).MediaScene),
  onDemand(async () => (await import('#app/scenery/scenes/mortgage-scene.tsx')).MortgageScene),
  onDemand(async () => (await import('#app/scenery/scenes/not-found-scene.tsx')).NotFoundScene),
  onDemand(async () => (await import('#app/scenery/scenes/our-services-scene.tsx')).OurServicesScene),
  onDemand(
    async () => (await import('#app/scenery/scenes/personal-approach-scene.tsx')).PersonalApproachScene,
  ),
  onDemand(async () => (await import('#app/scenery/scenes/privacy-scene.tsx')).PrivacyScene),
  onDemand(async () => (await import('#app/scenery/scenes/retirement-scene.tsx')).RetirementScene),
  onDemand(async () => (await import('#app/scenery/scenes/support-scene.tsx')).SupportScene),
  onDemand(async () => (await import('#app/scenery/scenes/technology-scene.tsx')).TechnologyScene),
]
