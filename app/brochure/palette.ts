import { createContext } from 'react'
import type { ShapeColour } from '#app/illustration/parts/shapes.tsx'
import { brochureColours, type Colour, illustrationColours } from '#app/styles/palette.ts'
import { colours } from './theme.ts'

/** The colours of a landscape in one colour scheme; lists are from far to near. */
export interface Palette extends Record<ShapeColour, string> {
  sky: [top: string, low: string]
  land: [string, string, string, string, string, string]
  leaf: [string, string, string, string]
  highlight: string
  sun: string
  water: [far: string, near: string]
  ripple: string
  path: string
}

function landscape(scheme: keyof Colour): Palette {
  const { skyTop, skyLow, land1, land2, land3, land4, waterFar, trunk } = brochureColours
  const { ridge5, ridge6, needle1, needle2, needle3, needle4, needleHighlight } = illustrationColours
  const { sunDisc, water, ripple, path, wall, wallShade, roof, roofShade, window } = illustrationColours
  const { skin, cloth, coat, door, thatch } = illustrationColours
  return {
    sky: [skyTop[scheme], skyLow[scheme]],
    land: [land1[scheme], land2[scheme], land3[scheme], land4[scheme], ridge5[scheme], ridge6[scheme]],
    leaf: [needle1[scheme], needle2[scheme], needle3[scheme], needle4[scheme]],
    highlight: needleHighlight[scheme],
    sun: sunDisc[scheme],
    water: [waterFar[scheme], water[scheme]],
    ripple: ripple[scheme],
    path: path[scheme],
    cloth: cloth[scheme],
    coat: coat[scheme],
    door: door[scheme],
    fleece: trunk[scheme],
    'leaf-4': needle4[scheme],
    roof: roof[scheme],
    'roof-shade': roofShade[scheme],
    shade: `${colours.ink}1f`,
    skin: skin[scheme],
    thatch: thatch[scheme],
    trunk: trunk[scheme],
    wall: wall[scheme],
    'wall-shade': wallShade[scheme],
    window: window[scheme],
  }
}

export const dayLandscape = landscape('light')
export const nightLandscape = landscape('dark')

export const PaletteContext = createContext(dayLandscape)
