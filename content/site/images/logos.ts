import { placeholder } from './catalogue-image.ts'
import { catalogue } from './own-pictures.ts'

/** Logos of members’ businesses, then of the systems they use. */
export const adviserLogos = catalogue('logos', 'Logos', {
  'logo-copperbeck-mortgages': placeholder('logo', 'Logo of Copperbeck Mortgages'),
  'logo-oarsbridge-financial-planning': placeholder('logo', 'Logo of Oarsbridge Financial Planning'),
  'logo-thistlewater-planning': placeholder('logo', 'Logo of Thistlewater Planning'),
  'logo-plum-and-pike-mortgages': placeholder('logo', 'Logo of Plum & Pike Mortgages'),
  'logo-wrenfold-later-life': placeholder('logo', 'Logo of Wrenfold Later Life'),
  'logo-saltersgate-protection': placeholder('logo', 'Logo of Saltersgate Protection'),
  'logo-northmere-advice': placeholder('logo', 'Logo of Northmere Advice'),
  'logo-fernhill-crm': placeholder('logo', 'Logo of Fernhill CRM'),
  'logo-marlpit-sourcing': placeholder('logo', 'Logo of Marlpit Sourcing'),
  'logo-brackenfold-protect': placeholder('logo', 'Logo of Brackenfold Protect'),
  'logo-oatlands-later-life': placeholder('logo', 'Logo of Oatlands Later Life'),
  'logo-hollowell-research': placeholder('logo', 'Logo of Hollowell Research'),
})

export type LogoName = keyof typeof adviserLogos
