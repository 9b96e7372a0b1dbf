import type { PortraitName } from '#content/site/images/team.ts'

/**
 * How somebody is drawn: what their biography tells, and what sets them apart at the size of a thumb. The head leans by
 * so many degrees to the left (negative) or the right. The colours are those of ground, skin, hair, clothes, and what
 * differs from the clothes. The parts are groups of kit.svg; with `broad` or `slim` the figure is.
 */
export type Look = readonly [leans: number, colours: string, parts: string]

export const people: Record<PortraitName, Look> = {
  'team-helen-marsh': [-5, 'mint fair silver river paper', 'bob jacket smile raised bell-rope'],
  'team-samuel-adeyemi': [
    4,
    'straw deep black water paper',
    'crop shirt tie square-glasses smile raised pen greyhound',
  ],
  'team-priya-raghunathan': [-4, 'leaf tan black paper sky', 'panama jacket smile raised finger'],
  'team-gwilym-pryce': [
    4,
    'water light grey clay sand',
    'receding cardigan moustache reading-glasses smile both loaf broad',
  ],
  'team-catherine-doyle': [-3, 'sky fair brown evergreen sun', 'swim-cap hooded laugh low mug'],
  'team-marcus-bell': [-5, 'sun brown black evergreen green', 'curls shirt stubble wry folded surfboard'],
  'team-aisha-rahman': [4, 'peach olive black sand river', 'hijab jumper smile both sewing-machine'],
  'team-fiona-mackintosh': [-8, 'water fair red evergreen paper', 'ringlets roll-neck smile raised fiddle'],
  'team-daniel-okafor': [4, 'sky deep black sun straw', 'shaved shirt beard laugh both learner-plate broad'],
  'team-joanna-kowalczyk': [-4, 'green fair blond river sand', 'plait dungarees smile both honey slim'],
  'team-peter-lathbury': [3, 'mint light silver night sand', 'bald waistcoat glasses smile both train'],
  'team-bethan-rees': [-6, 'peach light dark evergreen leaf', 'wavy jumper song both music'],
  'team-yusuf-demir': [4, 'straw olive black clay sand', 'quiff zipped beard smile both football'],
  'team-robert-ashdown': [-4, 'brick fair sandy ink ink', 'side roll-neck headset wry low clipboard'],
  'team-sunita-kaur': [4, 'sun tan black river sand', 'bun apron earrings laugh both pan'],
  'team-charlotte-nguyen': [
    -5,
    'straw light black clay paper',
    'fringe dungarees smile low crooked-mug slim',
  ],
  'team-luke-fairweather': [6, 'leaf fair blond sun clay', 'headband vest laugh raised wave slim'],
  'team-naomi-clarke': [3, 'water brown black sun clay', 'afro jumper glasses smile both keyboard'],
  'team-oliver-tan': [-3, 'mint light black paper ink', 'side striped whistle smile both basketball'],
  'team-zoe-henderson': [-6, 'sky fair brown clay sand', 'pixie striped earrings laugh terrier'],
  'team-imogen-achebe': [5, 'peach deep black river sun', 'headscarf roll-neck earrings smile both notebook'],
  'team-margaret-tully': [
    4,
    'leaf fair silver night peach',
    'perm cardigan pearls reading-glasses smile both newspaper',
  ],
  'adviser-amara-nwosu': [-4, 'straw deep black clay paper', 'locs jacket smile raised keys'],
  'adviser-callum-reid': [3, 'water fair red evergreen sun', 'helmet zipped beard smile folded'],
  'adviser-carys-bevan': [-5, 'green fair dark sand water', 'bob cardigan smile raised daffodil'],
  'adviser-deepa-krishnan': [
    3,
    'peach brown black evergreen straw',
    'long jacket square-glasses smile both folder',
  ],
  'adviser-eleanor-frost': [-4, 'sky light sandy clay paper', 'pixie roll-neck smile signing signs'],
  'adviser-harvinder-gill': [3, 'straw tan black water river', 'turban shirt long-beard smile low mug'],
  'adviser-isobel-trent': [5, 'mint fair grey sun oak', 'fringe hooded smile both letter'],
  'adviser-joel-hartnoll': [
    -4,
    'leaf light brown clay brick',
    'flat-cap check stubble wry raised wheat broad',
  ],
  'adviser-marta-nowak': [-5, 'water fair blond paper river', 'bun striped smile both notebook'],
  'adviser-owen-tully': [
    4,
    'sun light dark night sky',
    'shaved jacket tie stubble square-glasses smile low mug',
  ],
  'adviser-siobhan-mckeever': [-3, 'straw fair red sand paper', 'long roll-neck two-scarves smile both map'],
  'adviser-thomas-ashby': [
    4,
    'green light grey oak sand',
    'side waistcoat bow-tie moustache smile raised chalk diagram',
  ],
}
