import { onDemand } from './on-demand.tsx'

/** Every scene of the site: a page names the one it shows, and loads the drawing only when it must draw it. */
export const AboutUsScene = onDemand(async () => (await import('./scenes/about-us-scene.tsx')).AboutUsScene)
export const AdviserAboutScene = onDemand(
  async () => (await import('./scenes/adviser-about-scene.tsx')).AdviserAboutScene,
)
export const AdviserHomeScene = onDemand(
  async () => (await import('./scenes/adviser-home-scene.tsx')).AdviserHomeScene,
)
export const BlogScene = onDemand(async () => (await import('./scenes/blog-scene.tsx')).BlogScene)
export const ContactScene = onDemand(async () => (await import('./scenes/contact-scene.tsx')).ContactScene)
export const CorporateScene = onDemand(
  async () => (await import('./scenes/corporate-scene.tsx')).CorporateScene,
)
export const CustomerHomeScene = onDemand(
  async () => (await import('./scenes/customer-home-scene.tsx')).CustomerHomeScene,
)
export const EquityReleaseScene = onDemand(
  async () => (await import('./scenes/equity-release-scene.tsx')).EquityReleaseScene,
)
export const EventsScene = onDemand(async () => (await import('./scenes/events-scene.tsx')).EventsScene)
export const FaultScene = onDemand(async () => (await import('./scenes/fault-scene.tsx')).FaultScene)
export const InsuranceScene = onDemand(
  async () => (await import('./scenes/insurance-scene.tsx')).InsuranceScene,
)
export const InvestmentScene = onDemand(
  async () => (await import('./scenes/investment-scene.tsx')).InvestmentScene,
)
export const JoinUsScene = onDemand(async () => (await import('./scenes/join-us-scene.tsx')).JoinUsScene)
export const LandingScene = onDemand(async () => (await import('./scenes/landing-scene.tsx')).LandingScene)
export const MediaScene = onDemand(async () => (await import('./scenes/media-scene.tsx')).MediaScene)
export const MortgageScene = onDemand(async () => (await import('./scenes/mortgage-scene.tsx')).MortgageScene)
export const NotFoundScene = onDemand(
  async () => (await import('./scenes/not-found-scene.tsx')).NotFoundScene,
)
export const OurServicesScene = onDemand(
  async () => (await import('./scenes/our-services-scene.tsx')).OurServicesScene,
)
export const PersonalApproachScene = onDemand(
  async () => (await import('./scenes/personal-approach-scene.tsx')).PersonalApproachScene,
)
export const PrivacyScene = onDemand(async () => (await import('./scenes/privacy-scene.tsx')).PrivacyScene)
export const RetirementScene = onDemand(
  async () => (await import('./scenes/retirement-scene.tsx')).RetirementScene,
)
export const SupportScene = onDemand(async () => (await import('./scenes/support-scene.tsx')).SupportScene)
export const TechnologyScene = onDemand(
  async () => (await import('./scenes/technology-scene.tsx')).TechnologyScene,
)
