import {
  audienceColours,
  type Colour,
  chartColours,
  illustrationColours,
  interfaceColours,
  mapColours,
  seasons,
  skies,
} from './palette.ts'

/** The text of palette.css. light-dark() follows the visitor's scheme, or the `color-scheme` of a subtree. */
export function paletteCss(): string {
  const rules = [
    // Not on :root, whose properties would all become critical CSS; of these only the ones in use do.
    rule('[data-audience]', interfaceColours),
    ...Object.entries(audienceColours).map(([name, colours]) => rule(`[data-audience="${name}"]`, colours)),
    illustrationCss(),
    rule('.office-map', mapColours),
    rule('.chart', chartColours),
  ]
  return `/* Written by npm run palette from palette.ts; do not edit. */\n${rules.join('\n')}`
}

/** The part of palette.css that illustrations use, for standalone SVG files. */
export function illustrationCss(): string {
  return [
    rule('.illustration,\n.drawing-colours', illustrationColours),
    ...Object.entries(skies).map(([name, colours]) => rule(`.illustration-${kebab(name)}`, colours)),
    // Two classes, because the needles of a ridge replace its leaves by one.
    ...Object.entries(seasons).map(([name, colours]) => rule(`.illustration.illustration-${name}`, colours)),
  ].join('\n')
}

/** `inkSoft` is `ink-soft`, `hill1` is `hill-1`. */
function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)
}

function rule(selector: string, colours: Record<string, Colour>): string {
  const declarations = Object.entries(colours).map(
    ([name, colour]) => `  --${kebab(name)}: ${value(colour)};\n`,
  )
  return `${selector} {\n${declarations.join('')}}\n`
}

function value({ light, dark }: Colour): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`
}
