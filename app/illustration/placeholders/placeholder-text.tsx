import { letters } from './letters.ts'

/** Breaks a label at its spaces into lines of at most `most` letters. */
export function wrapLines(label: string, most: number): string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface SerifTextProps {
  lines: string[]
  x: number
  y: number
  size: number
  fill?: string
  /** Whether `x` is the middle of each line. */
  centred?: boolean
}

/** As outlines: an SVG in an <img> cannot load the site's fonts. Accents are left out. */
export function SerifText({ lines, x, y, size, fill = 'lettering', centred = false }: SerifTextProps) {
  const scale = size / 500
  return (
    <g fill={`var(--${fill})`}>
      {lines.map((line, index) => {
        const { outlines, width } = setLine(line)
        const start = centred ? x - (width * scale) / 2 : x
        return (
          <g
            key={line}
            transform={`translate(${Math.round(start)} ${Math.round(y + index * size * 1.14)})scale(${scale})`}
          >
            {outlines.map(([at, outline]) => (
              <path key={at} transform={`translate(${at})`} d={outline} />
            ))}
          </g>
        )
      })}
    </g>
  )
}

function setLine(line: string): { outlines: [at: number, outline: string][]; width: number } {
  const outlines: [number, string][] = []
  let width = 0
  for (const character of line.normalize('NFD').replace(/\p{M}/gu, '')) {
    const [advance, outline] = letters[character] ?? [120, '']
    if (outline) outlines.push([width, outline])
    width += advance - 4
  }
  return { outlines, width }
}
