import { cutPaper, hairColours, mouthColours, skins } from '#app/styles/palette.ts'
import type { Look } from './people.ts'

/** A half figure of 320 by 400, as an SVG document: the parts that it has, in the order of the kit (kit.svg). */
export function portrait(title: string, [leans, colours, parts]: Look, kit: string): string {
  const [ground = '', skin = '', hair = '', wear = '', trim = ''] = colours.split(' ')
  const wanted = new Set(['neck', 'head', 'face', ...parts.split(' ')])
  const breadth = wanted.has('broad') ? 1.07 : wanted.has('slim') ? 0.93 : 1
  const found = new Set(['broad', 'slim'])
  let sleeve = 'wear'
  let drawing = ''
  let isLeaning = false
  for (const [, id = '', attributes = '', content = ''] of kit.matchAll(
    /<g id="([^"]+)"(.*?)>(.*?)<\/g>/gs,
  )) {
    const part = id.replace(/-(back|arms|hands)$/, '')
    if (!wanted.has(part)) continue
    found.add(part)
    sleeve = /data-sleeve="(\w+)"/.exec(attributes)?.[1] ?? sleeve
    const leansToo = attributes.includes('leans')
    if (leansToo && !isLeaning) drawing += `<g transform="rotate(${leans} 160 230)">`
    if (!leansToo && isLeaning) drawing += '</g>'
    isLeaning = leansToo
    drawing += content.replace(/\n\s*/g, '')
  }
  const unknown = [...wanted].filter((part) => !found.has(part))
  if (unknown.length > 0) throw new Error(`${title}: the kit has no ${unknown.join(', ')}`)
  const palette: Record<string, string | undefined> = {
    ...cutPaper,
    skin: colourOf(skins, skin),
    hair: colourOf(hairColours, hair),
    wear: colourOf(cutPaper, wear),
    trim: colourOf(cutPaper, trim),
    mouth: mouthColours[skin === 'brown' || skin === 'deep' ? 'dark' : 'pale'],
  }
  palette.sleeve = palette[sleeve]
  const move =
    breadth === 1 ? '' : ` transform="translate(${Math.round(160 * (1 - breadth))})scale(${breadth} 1)"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 0 320 400" stroke-linecap="round"><title>${title}</title><path fill="${colourOf(cutPaper, ground)}" d="M0 0h320v400H0z"/><g${move}>${drawing.replace(/var\(--(\w+)\)/g, (_, name) => colourOf(palette, name))}${isLeaning ? '</g>' : ''}</g></svg>\n`
}

function colourOf(colours: Record<string, string | undefined>, name: string): string {
  const colour = colours[name]
  if (!colour) throw new Error(`No colour is called ${name}`)
  return colour
}
