/**
 * The shapes that words and facts come in. Everything in this room is data:
 * it imports nothing from the other rooms and knows nothing of React.
 */

import type { EventPosterName } from './images/events.ts'
import type { LogoName } from './images/logos.ts'
import type { PortraitName } from './images/team.ts'
import type { VideoPosterName } from './images/videos.ts'
import type { PageMeta } from './meta.ts'
import type { PagePath } from './pages.ts'

/** Invented for the shipped sample; must be replaced before the site is live. */
export interface Sample {
  sample: true
}

/** A question a visitor asks, answered in 40 to 120 words. */
export interface FaqItem {
  /** Anchor of the answer: unique over the whole site. */
  id: string
  question: string
  /** Plain text; a blank line starts a new paragraph. */
  answer: string
}

/** R14: nothing said by a client goes live without source, date and permission. */
export interface Testimonial extends Partial<Sample> {
  name: string
  text: string
  source: string
  date: string
  /** Where the permission to publish is kept, or null while there is none. */
  permission: string | null
}

export interface AdviserTestimonial extends Testimonial {
  logo: LogoName
}

export interface TeamMember extends Partial<Sample> {
  name: string
  role: string
  bio: string
  image: PortraitName
}

export interface SiteEvent extends Partial<Sample> {
  id: string
  kind: 'peer-group' | 'masterclass' | 'conference' | 'social'
  title: string
  place: string
  /** yyyy-mm-dd; upcoming or past is worked out from it, in London time. */
  date: string
  description: string
  image: EventPosterName
}

export interface Video extends Partial<Sample> {
  title: string
  url: string
  poster: VideoPosterName
}

/** One item of the media or blog list, as it lies in storage. */
export interface Article {
  title?: string
  content: string
  link: string
  image: string
}

export type IconName =
  | 'mortgage'
  | 'investment'
  | 'equity-release'
  | 'retirement'
  | 'corporate'
  | 'insurance'
  | 'person'
  | 'plan'
  | 'outcome'
  | 'steps'

export interface Value {
  icon: IconName
  title: string
  text: string
}

export interface Attribute {
  /** Set large: a figure or two to three words. */
  figure: string
  text: string
}

export interface GuideProduct {
  title: string
  content: string
}

/** One life stage, with what is worth asking about in it. */
export interface Guide {
  id: string
  title: string
  intro: string
  products: GuideProduct[]
}

/** A card whose whole face leads somewhere. */
export interface LinkCard {
  title: string
  text: string
  to: PagePath
  action: string
}

/** A service as a card or a link shows it. */
export interface ServiceCard {
  id: string
  path: PagePath
  icon: IconName
  /** As the navigation and the cards name it. */
  title: string
  /** One line on the service card. */
  summary: string
}

export interface Service extends ServiceCard {
  meta: PageMeta
  /** The page's h1 and the sentence under it. */
  heading: string
  lead: string
  /** The intro text: headed passages, each with its paragraphs. */
  intro: { heading: string; paragraphs: string[] }[]
  /** Shown in full on the page, never behind a click. */
  warnings: string[]
  faq: FaqItem[]
}

/** A passage of prose with its heading. */
export interface Passage {
  heading: string
  paragraphs: string[]
}

/** A card that opens a popup with a fuller text. */
export interface PopupCard {
  id: string
  title: string
  /** On the card's face. */
  summary: string
  /** In the popup. */
  text: string[]
}
