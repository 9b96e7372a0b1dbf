import { AboutUsScene } from '#app/scenery/scenes/about-us-scene.tsx'
import { AdviserAboutScene } from '#app/scenery/scenes/adviser-about-scene.tsx'
import { AdviserHomeScene } from '#app/scenery/scenes/adviser-home-scene.tsx'
import { BlogScene } from '#app/scenery/scenes/blog-scene.tsx'
import { ContactScene } from '#app/scenery/scenes/contact-scene.tsx'
import { CorporateScene } from '#app/scenery/scenes/corporate-scene.tsx'
import { CustomerHomeScene } from '#app/scenery/scenes/customer-home-scene.tsx'
import { EquityReleaseScene } from '#app/scenery/scenes/equity-release-scene.tsx'
import { EventsScene } from '#app/scenery/scenes/events-scene.tsx'
import { FaultScene } from '#app/scenery/scenes/fault-scene.tsx'
import { InsuranceScene } from '#app/scenery/scenes/insurance-scene.tsx'
import { InvestmentScene } from '#app/scenery/scenes/investment-scene.tsx'
import { JoinUsScene } from '#app/scenery/scenes/join-us-scene.tsx'
import { LandingScene } from '#app/scenery/scenes/landing-scene.tsx'
import { MediaScene } from '#app/scenery/scenes/media-scene.tsx'
import { MortgageScene } from '#app/scenery/scenes/mortgage-scene.tsx'
import { NotFoundScene } from '#app/scenery/scenes/not-found-scene.tsx'
import { OurServicesScene } from '#app/scenery/scenes/our-services-scene.tsx'
import { PersonalApproachScene } from '#app/scenery/scenes/personal-approach-scene.tsx'
import { PrivacyScene } from '#app/scenery/scenes/privacy-scene.tsx'
import { RetirementScene } from '#app/scenery/scenes/retirement-scene.tsx'
import { SupportScene } from '#app/scenery/scenes/support-scene.tsx'
import { TechnologyScene } from '#app/scenery/scenes/technology-scene.tsx'

/** Every scene, for the styleguide alone: a page imports the one it shows. */
export const sceneList = [
  AboutUsScene,
  AdviserAboutScene,
  AdviserHomeScene,
  BlogScene,
  ContactScene,
  CorporateScene,
  CustomerHomeScene,
  EquityReleaseScene,
  EventsScene,
  FaultScene,
  InsuranceScene,
  InvestmentScene,
  JoinUsScene,
  LandingScene,
  MediaScene,
  MortgageScene,
  NotFoundScene,
  OurServicesScene,
  PersonalApproachScene,
  PrivacyScene,
  RetirementScene,
  SupportScene,
  TechnologyScene,
]
