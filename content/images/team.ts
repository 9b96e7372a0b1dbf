import { type CatalogueImage, drawn } from './catalogue-image.ts'

/** Portraits, by the name of the person. */
export const teamPortraits = {
  'team-helen-marsh': drawn('portrait', 'HM', 'Helen Marsh, Managing Director'),
  'team-samuel-adeyemi': drawn('portrait', 'SA', 'Samuel Adeyemi, Director of Compliance'),
  'team-priya-raghunathan': drawn('portrait', 'PR', 'Priya Raghunathan, Operations Director'),
  'team-gwilym-pryce': drawn('portrait', 'GP', 'Gwilym Pryce, Finance Director'),
  'team-catherine-doyle': drawn('portrait', 'CD', 'Catherine Doyle, Director of Adviser Development'),
  'team-marcus-bell': drawn('portrait', 'MB', 'Marcus Bell, Business Development Manager'),
  'team-aisha-rahman': drawn('portrait', 'AR', 'Aisha Rahman, Business Development Manager'),
  'team-fiona-mackintosh': drawn('portrait', 'FM', 'Fiona Mackintosh, Head of Compliance Monitoring'),
  'team-daniel-okafor': drawn('portrait', 'DO', 'Daniel Okafor, Training and Competence Manager'),
  'team-joanna-kowalczyk': drawn(
    'portrait',
    'JK',
    'Joanna Kowalczyk, File Checker, Mortgages and Protection',
  ),
  'team-peter-lathbury': drawn('portrait', 'PL', 'Peter Lathbury, File Checker, Pensions and Investments'),
  'team-bethan-rees': drawn('portrait', 'BR', 'Bethan Rees, Head of Paraplanning'),
  'team-yusuf-demir': drawn('portrait', 'YD', 'Yusuf Demir, Paraplanner'),
  'team-robert-ashdown': drawn('portrait', 'RA', 'Robert Ashdown, Onboarding Manager'),
  'team-sunita-kaur': drawn('portrait', 'SK', 'Sunita Kaur, Business Support Manager'),
  'team-charlotte-nguyen': drawn('portrait', 'CN', 'Charlotte Nguyen, Business Support Administrator'),
  'team-luke-fairweather': drawn('portrait', 'LF', 'Luke Fairweather, Adviser Payments Administrator'),
  'team-naomi-clarke': drawn('portrait', 'NC', 'Naomi Clarke, Technology Manager'),
  'team-oliver-tan': drawn('portrait', 'OT', 'Oliver Tan, Systems Trainer'),
  'team-zoe-henderson': drawn('portrait', 'ZH', 'Zoe Henderson, Marketing Manager'),
  'team-imogen-achebe': drawn('portrait', 'IA', 'Imogen Achebe, Events Organiser'),
  'team-margaret-tully': drawn('portrait', 'MT', 'Margaret Tully, Front Desk'),
} as const satisfies Record<string, CatalogueImage>

export type PortraitName = keyof typeof teamPortraits
