/**
 * Every colour of the site, its mails, its brochure and its icons. `npm run palette` writes palette.css from the
 * groups of this file that pages use as custom properties; everything else imports the values from here.
 */
export interface Colour {
  light: string
  dark: string
}

const ink = '#10261f'
const evergreen = '#1d4c3e'
const river = '#1f5673'
const leaf = '#6fa287'
const sun = '#f2b544'
const clay = '#b3432b'
const sand = '#f4ecdd'
const paper = '#fffdf8'
const inkOnDark = '#f3eddf'

/** The background of a page, by audience; also its theme-color. */
export const pageBackground = {
  customer: { light: paper, dark: '#0f1a16' },
  adviser: { light: paper, dark: '#0e171e' },
}

/** Text, surfaces, lines and states, on every element with an audience: the page's root and whatever differs from it. */
export const interfaceColours = {
  ink: { light: ink, dark: inkOnDark },
  inkSoft: { light: '#3d5149', dark: '#c5cec4' },
  paper: pageBackground.customer,
  sand: { light: sand, dark: '#14221c' },
  raised: { light: '#fffefb', dark: '#1f322a' },
  line: { light: '#d9d3c3', dark: '#3d554a' },
  lineStrong: { light: '#77857d', dark: '#92a599' },
  controlSurface: { light: 'var(--paper)', dark: 'color-mix(in oklab, var(--ink) 7%, var(--raised))' },
  // In the dark scheme it is darker than the cards on it.
  accentSurface: {
    light: 'var(--accent-soft)',
    dark: 'color-mix(in oklab, var(--accent-soft) 35%, var(--paper))',
  },
  onAccent: { light: paper, dark: '#0c1a15' },
  sun: { light: sun, dark: '#f0c268' },
  onLight: { light: ink, dark: ink },
  clay: { light: '#a33a23', dark: '#f0a08c' },
  claySoft: { light: '#faeae4', dark: '#3a201a' },
  backdrop: { light: `${ink}8c`, dark: '#050c09b8' },
  shadowEdge: { light: `${ink}14`, dark: '#0006' },
  shadowSmall: { light: `${ink}12`, dark: '#0006' },
  shadowLarge: { light: `${ink}1a`, dark: '#0008' },
  shadowPressedColour: { light: `${ink}66`, dark: '#0006' },
  footer: { light: '#123127', dark: '#0a1511' },
  onFooter: { light: inkOnDark, dark: inkOnDark },
  footerHeading: { light: '#f0c268', dark: '#f0c268' },
  footerLine: { light: `${inkOnDark}40`, dark: `${inkOnDark}40` },
  footerLineStrong: { light: `${inkOnDark}59`, dark: `${inkOnDark}59` },
  video: { light: '#0a1511', dark: '#0a1511' },
  videoPlay: { light: paper, dark: paper },
  accentStroke: { light: sun, dark: sun },
  dividerLine: { light: leaf, dark: '#3f6f63' },
  /** Water in lists and steps. */
  lode: { light: '#a9cfd8', dark: '#4d6984' },
  riverLine: { light: '#93c4d1', dark: '#416b85' },
  markSky: { light: evergreen, dark: '#2a6553' },
  markHill: { light: leaf, dark: '#8fc0a4' },
  markRiver: { light: '#e3f1ea', dark: '#eaf5ee' },
  markSun: { light: sun, dark: sun },
} satisfies Record<string, Colour>

/** The colours that differ between the two audiences. */
export const audienceColours = {
  customer: {
    accent: { light: evergreen, dark: '#9fd0b5' },
    accentDeep: { light: '#143a2f', dark: '#b9e0ca' },
    accentSoft: { light: '#e2ecdf', dark: '#2d4c3f' },
  },
  adviser: {
    accent: { light: river, dark: '#97c7e2' },
    accentDeep: { light: '#163f56', dark: '#b5d9ee' },
    accentSoft: { light: '#dfeaf0', dark: '#274659' },
    // In the dark scheme the surfaces are tinted blue as well.
    paper: pageBackground.adviser,
    sand: { light: sand, dark: '#13202a' },
    raised: { light: '#fffefb', dark: '#1d2f3a' },
    line: { light: '#d9d3c3', dark: '#3a5261' },
    footer: { light: '#12354a', dark: '#0a1720' },
  },
} satisfies Record<string, Record<string, Colour>>

/**
 * The illustrations: 1 is farthest and palest, 6 nearest. Hills and leaves are green, ridges and needles blue.
 * Stars, the moon's craters and lit windows are transparent in the light scheme.
 */
export const illustrationColours = {
  skyTop: { light: '#fbe4bd', dark: '#13212b' },
  skyLow: { light: '#fff4de', dark: '#424860' },
  hill1: { light: '#cadbc4', dark: '#41566a' },
  hill2: { light: '#a6c7ad', dark: '#2f4a5a' },
  hill3: { light: '#7bab8f', dark: '#244450' },
  hill4: { light: '#4f8a6e', dark: '#1b3a40' },
  hill5: { light: '#2f6a54', dark: '#142f31' },
  hill6: { light: evergreen, dark: '#0d2323' },
  ridge1: { light: '#c3d8e1', dark: '#44597a' },
  ridge2: { light: '#9bbfcf', dark: '#314a69' },
  ridge3: { light: '#6d9db5', dark: '#243f5a' },
  ridge4: { light: '#437b98', dark: '#1a334b' },
  ridge5: { light: '#2a6180', dark: '#12283d' },
  ridge6: { light: '#1a4861', dark: '#0b1c2d' },
  field: { light: '#e6d7a0', dark: '#3c5350' },
  terrace: { light: '#e3dcbb', dark: '#53686a' },
  sprout: { light: '#5d9a7a', dark: '#1f4a46' },
  field2: { light: '#cdd59c', dark: '#325052' },
  water: { light: '#a9cfd8', dark: '#6d86a3' },
  waterLight: { light: '#e4f1ee', dark: '#c3cde0' },
  ripple: { light: '#f4faf5b3', dark: '#dbe4f080' },
  bank: { light: '#ffffff59', dark: '#0b1c2340' },
  path: { light: '#f3dfb6', dark: '#6f7a86' },
  sunDisc: { light: sun, dark: '#f8e6bb' },
  sunHalo: { light: `${sun}38`, dark: '#f8e6bb1c' },
  moonCrater: { light: `${sun}00`, dark: '#ecd8a8' },
  cloud: { light: `${paper}bf`, dark: '#8a93ad33' },
  star: { light: '#ffffff00', dark: '#fff6df' },
  roof: { light: clay, dark: '#7c3a33' },
  roofShade: { light: '#8f3321', dark: '#5d2c2b' },
  thatch: { light: '#c79a55', dark: '#6f5a45' },
  wall: { light: '#fff6e3', dark: '#5b6167' },
  wallShade: { light: '#efdcbb', dark: '#454d55' },
  window: { light: '#8fb3ad', dark: '#ffd772' },
  door: { light: '#1b473a', dark: '#ffd772' },
  glow: { light: '#ffd77200', dark: '#ffd7724d' },
  lantern: { light: sun, dark: '#ffdf8a' },
  trunk: { light: '#3f3a2c', dark: '#141d1d' },
  leafHighlight: { light: '#d3efae30', dark: '#b9d8d61c' },
  needleHighlight: { light: '#d5eefa38', dark: '#a9c8ea1c' },
  leaf0: { light: '#a3c7a8', dark: '#30505a' },
  leaf1: { light: '#83b493', dark: '#2a4b54' },
  leaf2: { light: '#4d8a6c', dark: '#1f4348' },
  leaf3: { light: '#2b6650', dark: '#173638' },
  leaf4: { light: '#1b473a', dark: '#0c2325' },
  needle0: { light: '#9fc0cb', dark: '#334f6e' },
  needle1: { light: '#7aa9b9', dark: '#2b4765' },
  needle2: { light: '#467f96', dark: '#1f3a55' },
  needle3: { light: '#285f7b', dark: '#152d45' },
  needle4: { light: '#174258', dark: '#0a1b2d' },
  skin: { light: '#e0a982', dark: '#8a7468' },
  fleece: { light: '#fffaf0', dark: '#aab3bd' },
  stone: { light: '#cfc6b4', dark: '#5d6673' },
  stoneLit: { light: '#e6dfcf', dark: '#78818f' },
  rail: { light: '#7a5f43', dark: '#2c3536' },
  bark: { light: '#6b5138', dark: '#2b2a2a' },
  coat: { light: river, dark: '#4a7894' },
  stoneShade: { light: '#aea48f', dark: '#434c5a' },
  cloth: { light: clay, dark: '#9b4a40' },
  smoke: { light: '#ffffffb3', dark: '#aab3c240' },
  rainCloud: { light: '#b4c5c4b3', dark: '#5b697559' },
  rain: { light: '#4f7d8a59', dark: '#a9c0d44d' },
  shade: { light: `${ink}1a`, dark: '#0007102e' },
  edge: { light: `${ink}0f`, dark: '#00081038' },
} satisfies Record<string, Colour>

/** Skies by weather and time of day, other than the default above: morning over green hills. */
export const skies = {
  ridge: { skyTop: { light: '#d7e6ec', dark: '#101e2c' }, skyLow: { light: '#fdf2dc', dark: '#3b4b66' } },
  clear: { skyTop: { light: '#dcebe6', dark: '#11202b' }, skyLow: { light: '#fff3da', dark: '#384b5e' } },
  evening: { skyTop: { light: '#f7d9b0', dark: '#1a1f33' }, skyLow: { light: '#ffe6cc', dark: '#574053' } },
  rain: { skyTop: { light: '#d5dfdc', dark: '#141f27' }, skyLow: { light: '#eef0e4', dark: '#36454f' } },
  dawn: { skyTop: { light: '#f6dfd0', dark: '#161f30' }, skyLow: { light: '#fdf3e1', dark: '#484560' } },
  ridgeEvening: {
    skyTop: { light: '#d9e2ea', dark: '#141d33' },
    skyLow: { light: '#fde3c8', dark: '#4d4661' },
  },
  ridgeDawn: { skyTop: { light: '#e2e4ee', dark: '#121d30' }, skyLow: { light: '#fdf0df', dark: '#424868' } },
  noon: { skyTop: { light: '#c9e2ec', dark: '#0f1c2b' }, skyLow: { light: '#f3f6ec', dark: '#33475c' } },
  harvest: { skyTop: { light: '#f6e3a9', dark: '#1b2029' }, skyLow: { light: '#fff5d6', dark: '#4c4a4e' } },
  mist: { skyTop: { light: '#e6ebe4', dark: '#151f26' }, skyLow: { light: '#fbf3e6', dark: '#4a5660' } },
  frost: { skyTop: { light: '#d6e2ee', dark: '#111a2d' }, skyLow: { light: '#fbeee6', dark: '#414a6b' } },
  sunset: { skyTop: { light: '#efcfc4', dark: '#1a1a30' }, skyLow: { light: '#ffe3c2', dark: '#5b4254' } },
} satisfies Record<string, { skyTop: Colour; skyLow: Colour }>

/** Seasons other than summer: the leaves, and for green hills the land. */
export const seasons = {
  spring: {
    hill1: { light: '#d6e4bd', dark: '#41566a' },
    hill2: { light: '#bcd9a0', dark: '#2f4a5a' },
    hill3: { light: '#97c583', dark: '#284b4c' },
    hill4: { light: '#68a765', dark: '#1e4137' },
    hill5: { light: '#3f7f50', dark: '#16332a' },
    leaf1: { light: '#f3dccf', dark: '#4b5563' },
    leaf2: { light: '#eebfb4', dark: '#5b5365' },
    leaf3: { light: '#4f9058', dark: '#1c4138' },
  },
  autumn: {
    hill1: { light: '#e2dcb8', dark: '#4a5663' },
    hill2: { light: '#cfc894', dark: '#414c4f' },
    hill3: { light: '#b0ae72', dark: '#3a4640' },
    hill4: { light: '#878f56', dark: '#2c3a30' },
    hill5: { light: '#5c6d40', dark: '#212d23' },
    leaf1: { light: '#dcae62', dark: '#54493f' },
    leaf2: { light: '#cd8a3c', dark: '#5a4636' },
    leaf3: { light: '#a85a2a', dark: '#4a3229' },
    leaf4: { light: '#6b3f23', dark: '#241a16' },
  },
  winter: {
    hill1: { light: '#dfe8ee', dark: '#465877' },
    hill2: { light: '#cfdee6', dark: '#3c4f6e' },
    hill3: { light: '#dde9ee', dark: '#41567a' },
    hill4: { light: '#eef4f5', dark: '#4a6087' },
    hill5: { light: '#d5e3e8', dark: '#33476a' },
    leaf1: { light: '#aec2c4', dark: '#33495f' },
    leaf2: { light: '#86a3a4', dark: '#2a4156' },
    leaf3: { light: '#527775', dark: '#1d3344' },
    leaf4: { light: '#355654', dark: '#122532' },
    path: { light: '#e9dcc3', dark: '#8390a3' },
  },
} satisfies Record<string, Record<string, Colour>>

/** The office map. */
export const mapColours = {
  mapLand: { light: sand, dark: '#16262a' },
  mapBlock: { light: '#e8dcc4', dark: '#20343a' },
  mapStreet: { light: paper, dark: '#354a52' },
  mapPark: { light: '#bcd7b8', dark: '#1f4540' },
  mapWater: { light: '#a9cfd8', dark: '#44657f' },
  mapRail: { light: '#7c8a83', dark: '#8fa0a8' },
  mapLabel: { light: ink, dark: sand },
  mapHalo: { light: `${paper}cc`, dark: '#101e22cc' },
  mapPin: { light: clay, dark: '#e0705a' },
} satisfies Record<string, Colour>

/** Charts: hills behind one another, water that rises, and the edge of the water. */
export const chartColours = {
  chartLight: { light: '#cadbc4', dark: '#274a3f' },
  chartMedium: { light: '#8fb99e', dark: '#3b705c' },
  chartStrong: { light: '#3f7a61', dark: '#63a386' },
  chartContrast: { light: '#a9cfd8', dark: '#36546f' },
  chartContrastStrong: { light: '#4f90ab', dark: '#6d9cc4' },
  chartContrastEdge: { light: river, dark: '#b5d9ee' },
} satisfies Record<string, Colour>

/** The background of a mail's heading in the dark scheme: one flat colour instead of a gradient. */
export const mailSkies = { customer: '#2b3340', adviser: '#22324a' }

/**
 * The colours of the brochure's landscape that differ from the illustrations': a PDF has no color-mix(), so the haze
 * is included. The dark values are for its night page.
 */
export const brochureColours = {
  skyTop: { light: '#d3e4ec', dark: '#101e2c' },
  skyLow: { light: '#fdf2dc', dark: '#616c86' },
  land1: { light: '#d0dee1', dark: '#46597a' },
  land2: { light: '#a8c7d3', dark: '#324a69' },
  land3: { light: '#76a3b9', dark: '#243f5a' },
  land4: { light: '#477e9a', dark: '#1a334b' },
  waterFar: { light: '#eef5f1', dark: '#aab9cf' },
  trunk: { light: '#173344', dark: '#0b1420' },
  inkSoft: { light: '#3d5149', dark: '#c5d3dc' },
} satisfies Record<string, Colour>

/** Single colours of the brochure's drawings. */
export const brochureDrawing = {
  warmSky: '#fdeed0',
  pathEdge: '#c3dde5',
  pathMiddle: '#e4f1f2',
  greenCoat: leaf,
}
