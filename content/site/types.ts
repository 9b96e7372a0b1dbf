/**
 * The types of the content. Everything in content/ is data: apart from other content it imports domain/ alone, and no React.
 */

import type { CalculatorName } from './calculators.ts'
import type { LogoName } from './images/logos.ts'
import type { PortraitName } from './images/team.ts'
import type { VideoPosterName } from './images/videos.ts'
import type { PageMeta } from './meta.ts'
import type { PagePath } from './pages.ts'
import type { RelatedQuestion } from './related-questions.ts'

/** Invented for the shipped sample; must be replaced before the site is live. */
export interface Sample {
  sample: true
}

/** A question with an answer of 40 to 120 words. */
export interface FaqItem {
  /** Anchor of the answer: unique over the whole site. */
  id: string
  question: string
  /** Plain text; a blank line starts a new paragraph. */
  answer: string
  /** What people type into the search for it that is not in the question, such as abbreviations. */
  keywords?: string
  /** The one that works out what is asked. */
  calculator?: CalculatorName
}

/** By rule R14 a testimonial needs source, date and permission. */
export interface Testimonial extends Partial<Sample> {
  name: string
  text: string
  source: string
  date: string
  /** Where the permission to publish is kept, or null while there is none. */
  permission: string | null
}

/** What their fields are called at the desk. */
export const testimonialWords = {
  text: { label: 'What they say' },
  source: { label: 'Where it is from', hint: 'A letter, an email, a review site.' },
  date: { label: 'When', hint: 'The year and the month, as the others have it.' },
  permission: { label: 'Their permission', hint: 'When they gave it, and where it is kept.' },
}

export interface AdviserTestimonial extends Testimonial {
  logo: LogoName
}

export interface TeamMember extends Partial<Sample> {
  name: string
  role: string
  bio: string
  /** The address of a picture of the desk, or a name of the catalogue. */
  image: PortraitName | `/pictures/${string}`
}

export interface SiteEvent extends Partial<Sample> {
  id: string
  kind: 'peer-group' | 'masterclass' | 'conference' | 'social'
  title: string
  place: string
  /** yyyy-mm-dd; decides, in London time, whether the event is past. */
  date: string
  description: string
  /** The address of a picture, 4 to 5. Where it is empty, the cover of its kind. */
  poster: '' | `/pictures/${string}`
}

export interface Video extends Partial<Sample> {
  title: string
  url: string
  poster: VideoPosterName
}

/** An item of the media or blog list, in the order of its form. What it does not have is empty. */
export interface Article extends Partial<Sample> {
  title: string
  /** What the list shows. */
  content: string
  /** The newspaper, programme or site that published it. */
  outlet: string
  author: string
  /** yyyy-mm-dd, the day of publication. */
  date: string
  /** The whole of an article of our own, as domain/article-text.ts reads it. */
  text: string
  /** An address on the web; of an article of our own its path. */
  link: string
  /** The page of this site that it belongs to. */
  related: string
  /** The path of a picture of the desk, or of one that was shipped. */
  image: string
  /** What the picture shows; empty where that is nothing but decoration. */
  alt: string
  shown: boolean
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
  /** In large type: a figure or two to three words. */
  figure: string
  text: string
}

export interface LifeStageProduct {
  title: string
  content: string
}

export interface LifeStage {
  id: string
  title: string
  intro: string
  products: LifeStageProduct[]
}

export interface LinkCard {
  title: string
  text: string
  to: PagePath
  action: string
}

export interface ServiceCard {
  id: string
  path: PagePath
  icon: IconName
  title: string
  summary: string
}

export interface Service extends ServiceCard {
  meta: PageMeta
  /** The page's h1 and the sentence under it. */
  heading: string
  lead: string
  intro: { heading: string; paragraphs: string[] }[]
  /** Shown in full on the page, never behind a click. */
  warnings: string[]
  faq: FaqItem[]
  /** Two or three questions of other pages. */
  related: RelatedQuestion[]
  calculators?: readonly CalculatorName[]
}

export interface Passage {
  heading: string
  paragraphs: string[]
  /** Whom of the team it is about, by name; nobody is shown once they have left. */
  person?: string
}

/** A card that opens a popup with more text. */
export interface PopupCard {
  id: string
  title: string
  summary: string
  text: string[]
}
