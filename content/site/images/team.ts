import { adviserPortraits } from './advisers.ts'
import { type CatalogueImage, placeholder, placeholderSizes } from './catalogue-image.ts'
import { ownPicture } from './own-pictures.ts'

/** Portraits, by the name of the person. */
export const teamPortraits = {
  'team-helen-marsh': placeholder('portrait', 'Helen Marsh, Managing Director'),
  'team-samuel-adeyemi': placeholder('portrait', 'Samuel Adeyemi, Director of Compliance'),
  'team-priya-raghunathan': placeholder('portrait', 'Priya Raghunathan, Operations Director'),
  'team-gwilym-pryce': placeholder('portrait', 'Gwilym Pryce, Finance Director'),
  'team-catherine-doyle': placeholder('portrait', 'Catherine Doyle, Director of Adviser Development'),
  'team-marcus-bell': placeholder('portrait', 'Marcus Bell, Business Development Manager'),
  'team-aisha-rahman': placeholder('portrait', 'Aisha Rahman, Business Development Manager'),
  'team-fiona-mackintosh': placeholder('portrait', 'Fiona Mackintosh, Head of Compliance Monitoring'),
  'team-daniel-okafor': placeholder('portrait', 'Daniel Okafor, Training and Competence Manager'),
  'team-joanna-kowalczyk': placeholder(
    'portrait',
    'Joanna Kowalczyk, File Checker, Mortgages and Protection',
  ),
  'team-peter-lathbury': placeholder('portrait', 'Peter Lathbury, File Checker, Pensions and Investments'),
  'team-bethan-rees': placeholder('portrait', 'Bethan Rees, Head of Paraplanning'),
  'team-yusuf-demir': placeholder('portrait', 'Yusuf Demir, Paraplanner'),
  'team-robert-ashdown': placeholder('portrait', 'Robert Ashdown, Onboarding Manager'),
  'team-sunita-kaur': placeholder('portrait', 'Sunita Kaur, Business Support Manager'),
  'team-charlotte-nguyen': placeholder('portrait', 'Charlotte Nguyen, Business Support Administrator'),
  'team-luke-fairweather': placeholder('portrait', 'Luke Fairweather, Adviser Payments Administrator'),
  'team-naomi-clarke': placeholder('portrait', 'Naomi Clarke, Technology Manager'),
  'team-oliver-tan': placeholder('portrait', 'Oliver Tan, Systems Trainer'),
  'team-zoe-henderson': placeholder('portrait', 'Zoe Henderson, Marketing Manager'),
  'team-imogen-achebe': placeholder('portrait', 'Imogen Achebe, Events Organiser'),
  'team-margaret-tully': placeholder('portrait', 'Margaret Tully, Front Desk'),
} as const satisfies Record<string, CatalogueImage>

/** By the name of a person's picture, which may be one of the desk: it has no entry in the catalogue. */
export function portraitsWith(image: string): Record<string, CatalogueImage> {
  if (!image.startsWith('/pictures/')) return { ...teamPortraits, ...adviserPortraits }
  return { [image]: ownPicture(image, placeholderSizes.portrait, '') }
}

export type PortraitName = keyof typeof teamPortraits | keyof typeof adviserPortraits
