/**
 * Removes the colours and tree shapes that a picture defines but does not use: every placeholder is rendered
 * with all of them, and each is a file of its own.
 */
export function trimSvg(svg: string): string {
  const drawing = svg
    .replace(/<g id="([\w-]+)">.*?<\/g>/g, (tree, id) => (svg.includes(`href="#${id}"`) ? tree : ''))
    .replace(/><\/(path|stop|use|circle|ellipse)>/g, '/>')
    .replace('<defs></defs>', '')
  return drawing.replace(/--([\w-]+):[^;}]+;?/g, (colour, name) =>
    drawing.includes(`var(--${name})`) ? colour : '',
  )
}
