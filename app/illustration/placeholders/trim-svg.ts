/**
 * A drawn picture without what it does not show. Each brings all colours and all trees of the shared
 * vocabulary: as a file of its own it would carry the rest for nothing.
 */
export function leanPicture(svg: string): string {
  const drawing = svg
    .replace(/<g id="([\w-]+)">.*?<\/g>/g, (tree, id) => (svg.includes(`href="#${id}"`) ? tree : ''))
    .replace(/><\/(path|stop|use|circle|ellipse)>/g, '/>')
    .replace('<defs></defs>', '')
  return drawing.replace(/--([\w-]+):[^;}]+;?/g, (colour, name) =>
    drawing.includes(`var(--${name})`) ? colour : '',
  )
}
