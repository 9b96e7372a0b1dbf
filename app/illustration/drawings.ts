import type { ComponentType } from 'react'
import type { DrawingName } from './drawing-names.ts'
import { LitDoor } from './lit-door.tsx'
import { RiverFord, RiverReach } from './river-reach.tsx'
import { AboutUsScene } from './scenes/about-us-scene.tsx'
import { AccessibilityScene } from './scenes/accessibility-scene.tsx'
import { AdviserAboutScene } from './scenes/adviser-about-scene.tsx'
import { AdviserHomeScene } from './scenes/adviser-home-scene.tsx'
import { BlogScene } from './scenes/blog-scene.tsx'
import { ContactScene } from './scenes/contact-scene.tsx'
import { CorporateScene } from './scenes/corporate-scene.tsx'
import { CustomerHomeScene } from './scenes/customer-home-scene.tsx'
import { EquityReleaseScene } from './scenes/equity-release-scene.tsx'
import { EventsScene } from './scenes/events-scene.tsx'
import { FaultScene } from './scenes/fault-scene.tsx'
import { InsuranceScene } from './scenes/insurance-scene.tsx'
import { InvestmentScene } from './scenes/investment-scene.tsx'
import { JoinUsScene } from './scenes/join-us-scene.tsx'
import { LandingScene } from './scenes/landing-scene.tsx'
import { MediaScene } from './scenes/media-scene.tsx'
import { MortgageScene } from './scenes/mortgage-scene.tsx'
import { NotFoundScene } from './scenes/not-found-scene.tsx'
import { OurFeesScene } from './scenes/our-fees-scene.tsx'
import { OurServicesScene } from './scenes/our-services-scene.tsx'
import { PersonalApproachScene } from './scenes/personal-approach-scene.tsx'
import { PrivacyScene } from './scenes/privacy-scene.tsx'
import { RetirementScene } from './scenes/retirement-scene.tsx'
import { SupportScene } from './scenes/support-scene.tsx'
import { TechnologyScene } from './scenes/technology-scene.tsx'
import { WorkItOutScene } from './scenes/work-it-out-scene.tsx'

export const drawings: Record<DrawingName, ComponentType<{ className?: string }>> = {
  'about-us': AboutUsScene,
  accessibility: AccessibilityScene,
  'adviser-about': AdviserAboutScene,
  'adviser-home': AdviserHomeScene,
  blog: BlogScene,
  contact: ContactScene,
  corporate: CorporateScene,
  'customer-home': CustomerHomeScene,
  'equity-release': EquityReleaseScene,
  events: EventsScene,
  fault: FaultScene,
  insurance: InsuranceScene,
  investment: InvestmentScene,
  'join-us': JoinUsScene,
  landing: LandingScene,
  media: MediaScene,
  mortgage: MortgageScene,
  'not-found': NotFoundScene,
  'our-services': OurServicesScene,
  'personal-approach': PersonalApproachScene,
  'our-fees': OurFeesScene,
  privacy: PrivacyScene,
  retirement: RetirementScene,
  support: SupportScene,
  technology: TechnologyScene,
  'work-it-out': WorkItOutScene,
  'lit-door': LitDoor,
  'river-reach': RiverReach,
  'river-ford': RiverFord,
}
