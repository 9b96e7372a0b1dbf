import { type CatalogueImage, placeholder } from './catalogue-image.ts'

/** Portraits, by the name of the person. */
export const teamPortraits = {
  'team-helen-marsh': placeholder('portrait', 'HM', 'Helen Marsh, Managing Director'),
  'team-samuel-adeyemi': placeholder('portrait', 'SA', 'Samuel Adeyemi, Director of Compliance'),
  'team-priya-raghunathan': placeholder('portrait', 'PR', 'Priya Raghunathan, Operations Director'),
  'team-gwilym-pryce': placeholder('portrait', 'GP', 'Gwilym Pryce, Finance Director'),
  'team-catherine-doyle': placeholder('portrait', 'CD', 'Catherine Doyle, Director of Adviser Development'),
  'team-marcus-bell': placeholder('portrait', 'MB', 'Marcus Bell, Business Development Manager'),
  'team-aisha-rahman': placeholder('portrait', 'AR', 'Aisha Rahman, Business Development Manager'),
  'team-fiona-mackintosh': placeholder('portrait', 'FM', 'Fiona Mackintosh, Head of Compliance Monitoring'),
  'team-daniel-okafor': placeholder('portrait', 'DO', 'Daniel Okafor, Training and Competence Manager'),
  'team-joanna-kowalczyk': placeholder(
    'portrait',
    'JK',
    'Joanna Kowalczyk, File Checker, Mortgages and Protection',
  ),
  'team-peter-lathbury': placeholder(
    'portrait',
    'PL',
    'Peter Lathbury, File Checker, Pensions and Investments',
  ),
  'team-bethan-rees': placeholder('portrait', 'BR', 'Bethan Rees, Head of Paraplanning'),
  'team-yusuf-demir': placeholder('portrait', 'YD', 'Yusuf Demir, Paraplanner'),
  'team-robert-ashdown': placeholder('portrait', 'RA', 'Robert Ashdown, Onboarding Manager'),
  'team-sunita-kaur': placeholder('portrait', 'SK', 'Sunita Kaur, Business Support Manager'),
  'team-charlotte-nguyen': placeholder('portrait', 'CN', 'Charlotte Nguyen, Business Support Administrator'),
  'team-luke-fairweather': placeholder('portrait', 'LF', 'Luke Fairweather, Adviser Payments Administrator'),
  'team-naomi-clarke': placeholder('portrait', 'NC', 'Naomi Clarke, Technology Manager'),
  'team-oliver-tan': placeholder('portrait', 'OT', 'Oliver Tan, Systems Trainer'),
  'team-zoe-henderson': placeholder('portrait', 'ZH', 'Zoe Henderson, Marketing Manager'),
  'team-imogen-achebe': placeholder('portrait', 'IA', 'Imogen Achebe, Events Organiser'),
  'team-margaret-tully': placeholder('portrait', 'MT', 'Margaret Tully, Front Desk'),
} as const satisfies Record<string, CatalogueImage>

export type PortraitName = keyof typeof teamPortraits
