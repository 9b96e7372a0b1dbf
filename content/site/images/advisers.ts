import { type CatalogueImage, portrait } from './catalogue-image.ts'

export const adviserPortraits = {
  'adviser-amara-nwosu': portrait('Amara Nwosu, Adviser'),
  'adviser-callum-reid': portrait('Callum Reid, Adviser'),
  'adviser-carys-bevan': portrait('Carys Bevan, Adviser'),
  'adviser-deepa-krishnan': portrait('Deepa Krishnan, Adviser'),
  'adviser-eleanor-frost': portrait('Eleanor Frost, Adviser'),
  'adviser-harvinder-gill': portrait('Harvinder Gill, Adviser'),
  'adviser-isobel-trent': portrait('Isobel Trent, Adviser'),
  'adviser-joel-hartnoll': portrait('Joel Hartnoll, Adviser'),
  'adviser-marta-nowak': portrait('Marta Nowak, Adviser'),
  'adviser-owen-tully': portrait('Owen Tully, Adviser'),
  'adviser-siobhan-mckeever': portrait('Siobhan McKeever, Adviser'),
  'adviser-thomas-ashby': portrait('Thomas Ashby, Adviser'),
} as const satisfies Record<string, CatalogueImage>
