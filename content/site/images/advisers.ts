import { type CatalogueImage, placeholder } from './catalogue-image.ts'

/** Portraits, by the name of the person. */
export const adviserPortraits = {
  'adviser-amara-nwosu': placeholder('portrait', 'Amara Nwosu, Adviser'),
  'adviser-callum-reid': placeholder('portrait', 'Callum Reid, Adviser'),
  'adviser-carys-bevan': placeholder('portrait', 'Carys Bevan, Adviser'),
  'adviser-deepa-krishnan': placeholder('portrait', 'Deepa Krishnan, Adviser'),
  'adviser-eleanor-frost': placeholder('portrait', 'Eleanor Frost, Adviser'),
  'adviser-harvinder-gill': placeholder('portrait', 'Harvinder Gill, Adviser'),
  'adviser-isobel-trent': placeholder('portrait', 'Isobel Trent, Adviser'),
  'adviser-joel-hartnoll': placeholder('portrait', 'Joel Hartnoll, Adviser'),
  'adviser-marta-nowak': placeholder('portrait', 'Marta Nowak, Adviser'),
  'adviser-owen-tully': placeholder('portrait', 'Owen Tully, Adviser'),
  'adviser-siobhan-mckeever': placeholder('portrait', 'Siobhan McKeever, Adviser'),
  'adviser-thomas-ashby': placeholder('portrait', 'Thomas Ashby, Adviser'),
} as const satisfies Record<string, CatalogueImage>
