import { adviserPortraits } from './advisers.ts'
import { type CatalogueImage, placeholderSizes, portrait } from './catalogue-image.ts'
import { ownPicture } from './own-pictures.ts'

export const teamPortraits = {
  'team-helen-marsh': portrait('Helen Marsh, Managing Director'),
  'team-samuel-adeyemi': portrait('Samuel Adeyemi, Director of Compliance'),
  'team-priya-raghunathan': portrait('Priya Raghunathan, Operations Director'),
  'team-gwilym-pryce': portrait('Gwilym Pryce, Finance Director'),
  'team-catherine-doyle': portrait('Catherine Doyle, Director of Adviser Development'),
  'team-marcus-bell': portrait('Marcus Bell, Business Development Manager'),
  'team-aisha-rahman': portrait('Aisha Rahman, Business Development Manager'),
  'team-fiona-mackintosh': portrait('Fiona Mackintosh, Head of Compliance Monitoring'),
  'team-daniel-okafor': portrait('Daniel Okafor, Training and Competence Manager'),
  'team-joanna-kowalczyk': portrait('Joanna Kowalczyk, File Checker, Mortgages and Protection'),
  'team-peter-lathbury': portrait('Peter Lathbury, File Checker, Pensions and Investments'),
  'team-bethan-rees': portrait('Bethan Rees, Head of Paraplanning'),
  'team-yusuf-demir': portrait('Yusuf Demir, Paraplanner'),
  'team-robert-ashdown': portrait('Robert Ashdown, Onboarding Manager'),
  'team-sunita-kaur': portrait('Sunita Kaur, Business Support Manager'),
  'team-charlotte-nguyen': portrait('Charlotte Nguyen, Business Support Administrator'),
  'team-luke-fairweather': portrait('Luke Fairweather, Adviser Payments Administrator'),
  'team-naomi-clarke': portrait('Naomi Clarke, Technology Manager'),
  'team-oliver-tan': portrait('Oliver Tan, Systems Trainer'),
  'team-zoe-henderson': portrait('Zoe Henderson, Marketing Manager'),
  'team-imogen-achebe': portrait('Imogen Achebe, Events Organiser'),
  'team-margaret-tully': portrait('Margaret Tully, Front Desk'),
} as const satisfies Record<string, CatalogueImage>

/** By the name of a person's picture, which may be one of the desk: it has no entry in the catalogue. */
export function portraitsWith(image: string): Record<string, CatalogueImage> {
  if (!image.startsWith('/pictures/')) return { ...teamPortraits, ...adviserPortraits }
  return { [image]: ownPicture(image, placeholderSizes.portrait, '') }
}

export type PortraitName = keyof typeof teamPortraits | keyof typeof adviserPortraits
