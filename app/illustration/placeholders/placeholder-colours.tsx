import { illustrationColours as colours, placeholderColours, skies } from '#app/styles/palette.ts'
import { kebab } from '#app/styles/palette-css.ts'

const green = {
  land1: colours.hill1,
  land2: colours.hill2,
  land3: colours.hill3,
  land4: colours.hill4,
  land5: colours.hill5,
  land6: colours.hill6,
}
const blue = {
  land1: colours.ridge1,
  land2: colours.ridge2,
  land3: colours.ridge3,
  land4: colours.ridge4,
  land5: colours.ridge5,
  land6: colours.ridge6,
  leafHighlight: colours.needleHighlight,
  leaf0: colours.needle0,
  leaf1: colours.needle1,
  leaf2: colours.needle2,
  leaf3: colours.needle3,
  leaf4: colours.needle4,
}

const lights = {
  morning: green,
  clear: { ...green, ...skies.clear },
  evening: { ...green, ...skies.evening },
  ridge: { ...blue, ...skies.ridge },
  'ridge-evening': { ...blue, ...skies.ridgeEvening },
}

export type Light = keyof typeof lights

/** The page's stylesheet does not apply inside an <img>, so the SVG has its own. */
export function PlaceholderColours({ light }: { light: Light }) {
  const all = Object.entries({ ...colours, ...placeholderColours, ...lights[light] })
  const list = (scheme: 'light' | 'dark') =>
    all.map(([name, colour]) => `--${kebab(name)}:${colour[scheme]}`).join(';')
  return <style>{`svg{${list('light')}}@media(prefers-color-scheme:dark){svg{${list('dark')}}}`}</style>
}
