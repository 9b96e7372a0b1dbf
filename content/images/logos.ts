import { type CatalogueImage, drawn } from './catalogue-image.ts'

/** Logos of members’ businesses, then of the systems they use. */
export const adviserLogos = {
  'logo-copperbeck-mortgages': drawn('logo', 'Copperbeck Mortgages', 'Logo of Copperbeck Mortgages'),
  'logo-oarsbridge-financial-planning': drawn(
    'logo',
    'Oarsbridge Financial Planning',
    'Logo of Oarsbridge Financial Planning',
  ),
  'logo-thistlewater-planning': drawn('logo', 'Thistlewater Planning', 'Logo of Thistlewater Planning'),
  'logo-plum-and-pike-mortgages': drawn('logo', 'Plum & Pike Mortgages', 'Logo of Plum & Pike Mortgages'),
  'logo-wrenfold-later-life': drawn('logo', 'Wrenfold Later Life', 'Logo of Wrenfold Later Life'),
  'logo-saltersgate-protection': drawn('logo', 'Saltersgate Protection', 'Logo of Saltersgate Protection'),
  'logo-northmere-advice': drawn('logo', 'Northmere Advice', 'Logo of Northmere Advice'),
  'logo-fernhill-crm': drawn('logo', 'Fernhill CRM', 'Logo of Fernhill CRM'),
  'logo-marlpit-sourcing': drawn('logo', 'Marlpit Sourcing', 'Logo of Marlpit Sourcing'),
  'logo-brackenfold-protect': drawn('logo', 'Brackenfold Protect', 'Logo of Brackenfold Protect'),
  'logo-oatlands-later-life': drawn('logo', 'Oatlands Later Life', 'Logo of Oatlands Later Life'),
  'logo-hollowell-research': drawn('logo', 'Hollowell Research', 'Logo of Hollowell Research'),
} as const satisfies Record<string, CatalogueImage>

export type LogoName = keyof typeof adviserLogos
