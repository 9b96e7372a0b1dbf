import { createContext } from 'react'
import { brochureColours, type Colour, illustrationColours } from '#app/styles/palette.ts'

/** The colours of a landscape in one colour scheme, from far to near. */
export interface Palette {
  sky: [top: string, low: string]
  land: [string, string, string, string, string, string]
  leaf: [string, string, string, string]
  highlight: string
  sun: string
  water: [far: string, near: string]
  path: string
  trunk: string
  wall: string
  wallShade: string
  roof: string
  roofShade: string
  window: string
  skin: string
}

function landscape(scheme: keyof Colour): Palette {
  const { skyTop, skyLow, land1, land2, land3, land4, highlight, waterFar, trunk } = brochureColours
  const { ridge5, ridge6, needle1, needle2, needle3, needle4, sunDisc, water } = illustrationColours
  const { path, wall, wallShade, roof, roofShade, window, skin } = illustrationColours
  return {
    sky: [skyTop[scheme], skyLow[scheme]],
    land: [land1[scheme], land2[scheme], land3[scheme], land4[scheme], ridge5[scheme], ridge6[scheme]],
    leaf: [needle1[scheme], needle2[scheme], needle3[scheme], needle4[scheme]],
    highlight: highlight[scheme],
    sun: sunDisc[scheme],
    water: [waterFar[scheme], water[scheme]],
    path: path[scheme],
    trunk: trunk[scheme],
    wall: wall[scheme],
    wallShade: wallShade[scheme],
    roof: roof[scheme],
    roofShade: roofShade[scheme],
    window: window[scheme],
    skin: skin[scheme],
  }
}

export const dayLandscape = landscape('light')
export const nightLandscape = landscape('dark')

export const PaletteContext = createContext(dayLandscape)
