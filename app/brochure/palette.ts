import { createContext } from 'react'

/** The country's colours as advisers see it from the ridge; far first, near last. */
export interface Palette {
  sky: [top: string, low: string]
  land: [string, string, string, string, string, string]
  leaf: [string, string, string, string]
  lit: string
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

export const byDay: Palette = {
  sky: ['#d3e4ec', '#fdf2dc'],
  land: ['#d0dee1', '#a8c7d3', '#76a3b9', '#477e9a', '#2a6180', '#1a4861'],
  leaf: ['#7aa9b9', '#467f96', '#285f7b', '#174258'],
  lit: '#d5eefa',
  sun: '#f2b544',
  water: ['#eef5f1', '#a9cfd8'],
  path: '#f3dfb6',
  trunk: '#173344',
  wall: '#fff6e3',
  wallShade: '#efdcbb',
  roof: '#b3432b',
  roofShade: '#8f3321',
  window: '#8fb3ad',
  skin: '#e0a982',
}

export const atDusk: Palette = {
  sky: ['#101e2c', '#616c86'],
  land: ['#46597a', '#324a69', '#243f5a', '#1a334b', '#12283d', '#0b1c2d'],
  leaf: ['#2b4765', '#1f3a55', '#152d45', '#0a1b2d'],
  lit: '#a9c8ea',
  sun: '#f8e6bb',
  water: ['#aab9cf', '#6d86a3'],
  path: '#6f7a86',
  trunk: '#0b1420',
  wall: '#5b6167',
  wallShade: '#454d55',
  roof: '#7c3a33',
  roofShade: '#5d2c2b',
  window: '#ffd772',
  skin: '#8a7468',
}

export const PaletteContext = createContext(byDay)
