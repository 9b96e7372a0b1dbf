/**
 * A drawn picture without what it does not show. Each brings all colours, all trees and the stars of a wide sky
 * from the shared vocabulary: as a file of its own it would carry the rest for nothing.
 */
export function leanPicture(svg: string): string {
  const width = Number(svg.match(/viewBox="0 0 (\d+)/)?.[1] ?? Number.POSITIVE_INFINITY)
  const drawing = svg
    .replace(/<g id="([\w-]+)">.*?<\/g>/g, (tree, id) => (svg.includes(`href="#${id}"`) ? tree : ''))
    .replace(/M(\d+) \d+h0/g, (star, x) => (Number(x) > width ? '' : star))
    .replace(/><\/(path|stop|use|circle|ellipse)>/g, '/>')
    .replace('<defs></defs>', '')
  return drawing.replace(/--([\w-]+):[^;}]+;?/g, (colour, name) =>
    drawing.includes(`var(--${name})`) ? colour : '',
  )
}
