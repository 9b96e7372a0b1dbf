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
}

/** An SVG in an <img> cannot load the site's fonts, so it names similar ones that systems have. */
export function SerifText({ lines, x, y, size, fill = 'lettering' }: SerifTextProps) {
  return (
    <text
      fontFamily="Georgia, 'Iowan Old Style', 'Times New Roman', serif"
      fontSize={size}
      fill={`var(--${fill})`}
    >
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={Math.round(y + i * size * 1.14)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
