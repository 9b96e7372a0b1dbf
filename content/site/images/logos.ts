import { type CatalogueImage, placeholder } from './catalogue-image.ts'

/** Logos of members’ businesses, then of the systems they use. */
export const adviserLogos = {
  'logo-copperbeck-mortgages': placeholder('logo', 'Copperbeck Mortgages', 'Logo of Copperbeck Mortgages'),
  'logo-oarsbridge-financial-planning': placeholder(
    'logo',
    'Oarsbridge Financial Planning',
    'Logo of Oarsbridge Financial Planning',
  ),
  'logo-thistlewater-planning': placeholder('logo', 'Thistlewater Planning', 'Logo of Thistlewater Planning'),
  'logo-plum-and-pike-mortgages': placeholder(
    'logo',
    'Plum & Pike Mortgages',
    'Logo of Plum & Pike Mortgages',
  ),
  'logo-wrenfold-later-life': placeholder('logo', 'Wrenfold Later Life', 'Logo of Wrenfold Later Life'),
  'logo-saltersgate-protection': placeholder(
    'logo',
    'Saltersgate Protection',
    'Logo of Saltersgate Protection',
  ),
  'logo-northmere-advice': placeholder('logo', 'Northmere Advice', 'Logo of Northmere Advice'),
  'logo-fernhill-crm': placeholder('logo', 'Fernhill CRM', 'Logo of Fernhill CRM'),
  'logo-marlpit-sourcing': placeholder('logo', 'Marlpit Sourcing', 'Logo of Marlpit Sourcing'),
  'logo-brackenfold-protect': placeholder('logo', 'Brackenfold Protect', 'Logo of Brackenfold Protect'),
  'logo-oatlands-later-life': placeholder('logo', 'Oatlands Later Life', 'Logo of Oatlands Later Life'),
  'logo-hollowell-research': placeholder('logo', 'Hollowell Research', 'Logo of Hollowell Research'),
} as const satisfies Record<string, CatalogueImage>

export type LogoName = keyof typeof adviserLogos
