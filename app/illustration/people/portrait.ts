import { cutPaper, hairColours, mouthColours, skins } from '#app/styles/palette.ts'
import { gestures, objects } from './objects.ts'
import { beards, body, type Colour, clothes, features, hair, mouths, neckwear, type Part } from './parts.ts'
import type { Look } from './people.ts'

/** A half figure, as an SVG document of 320 by 400. */
export function portrait(title: string, look: Look): string {
  const { ground, wears, leans = 0, breadth = 100, hands, behind, beside } = look
  const [style, wear, trim, ...worn] = wears
  const isDark = look.skin === 'brown' || look.skin === 'deep'
  const colours: Record<string, string> = {
    ...cutPaper,
    skin: skins[look.skin],
    hair: hairColours[look.hair[1]],
    wear: cutPaper[wear],
    trim: cutPaper[trim],
    mouth: mouthColours[isDark ? 'dark' : 'pale'],
  }
  const draw = (...parts: (Part | undefined)[]) =>
    parts
      .flatMap((part) => part ?? [])
      .map(([colour, d, width]) =>
        width
          ? `<path fill="none" stroke="${colours[colour]}" stroke-width="${width}" d="${d}"/>`
          : `<path fill="${colours[colour]}" d="${d}"/>`,
      )
      .join('')
  const leaning = (drawn: string) => drawn && `<g transform="rotate(${leans} 160 230)">${drawn}</g>`

  const hairOfLook: { back?: Part; front: Part } = hair[look.hair[0]]
  const figure = [
    leaning(draw(hairOfLook.back)),
    draw(body.neck, clothes[style]),
    leaning(
      draw(
        body.head,
        look.beard && beards[look.beard],
        body.face,
        mouths[look.mouth ?? 'smile'],
        hairOfLook.front,
        ...(look.features ?? []).map((each) => features[each]),
      ),
    ),
    draw(...worn.map((each) => neckwear[each])),
  ].join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 0 320 400" stroke-linecap="round">',
    `<title>${title}</title><path fill="${cutPaper[ground]}" d="M0 0h320v400H0z"/>`,
    behind ? draw(objects[behind]) : '',
    breadth === 100
      ? figure
      : `<g transform="translate(${(160 * (100 - breadth)) / 100})scale(${breadth / 100} 1)">${figure}</g>`,
    hands ? draw(...drawnHands(hands, sleeves[style] ?? 'wear')) : '',
    beside ? draw(objects[beside]) : '',
    '</svg>\n',
  ].join('')
}

/** Of clothes whose sleeves are not of their main cloth. */
const sleeves: { [style in keyof typeof clothes]?: Colour } = {
  vest: 'skin',
  dungarees: 'trim',
  waistcoat: 'trim',
}

function drawnHands([gesture, holding]: NonNullable<Look['hands']>, sleeve: Colour): Part[] {
  const { arms, hands } = gestures[gesture]
  return [
    arms.flatMap((arm) => [
      ['shade', arm, 60],
      [sleeve, arm, 50],
    ]),
    holding ? objects[holding] : [],
    hands.map(([x, y]) => ['skin', `M${x - 22} ${y}a22 22 0 1 0 44 0a22 22 0 1 0-44 0`]),
  ]
}
