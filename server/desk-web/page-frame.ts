// Public pages in frames of the desk, without scripts.
import type { RenderPreview } from '#server/editing/preview-thread.ts'
import type { PictureFiles } from '#server/pictures/picture-files.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'
import type { DeskContext } from './desk-page.tsx'

/** The site that visitors see, for previews. */
export interface PublicSite {
  /** Its styles, fonts and pictures. */
  files: MemoryFiles
  pictures: Pick<PictureFiles, 'refresh'>
  /** Its pages with other content; absent in development. */
  renderContent?: RenderPreview | undefined
}

/** No scripts, and nothing from elsewhere; the styles of public pages are inline. */
const previewPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** In a frame, where there is no page to show. */
export function framedNote(context: DeskContext, note: string) {
  return framed(context, `<!doctype html><html lang="en-GB"><title>No page</title><p>${note}</p></html>`)
}

/** A link would open in a new tab, which the frame's sandbox does not allow. */
export function withInertLinks(html: string): string {
  const start = html.indexOf('<head>')
  if (start < 0) throw new Error('The page has no head.')
  const end = start + '<head>'.length
  return `${html.slice(0, end)}<base target="_blank"/>${html.slice(end)}`
}

/** The texts of a page, without markup. */
export function textOf(html: string): string {
  return partsOf(html)
    .filter((part) => !part.startsWith('<'))
    .join(' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

/** Tags, texts, and scripts and styles as a whole. */
function partsOf(html: string): string[] {
  return html.slice(html.indexOf('<body')).split(/(<(?:script|style)\b.*?<\/(?:script|style)>|<[^>]+>)/s)
}

/**
 * Marks what another state of the page does not show. The first of it, in the page before menus and footer, is an anchor;
 * where there is none, what stands before the first that only the other state shows.
 */
export function withMarks(html: string, other: string): string {
  const [parts, otherParts] = [partsOf(html), partsOf(other)]
  const [known, shown] = [new Set(otherParts), new Set(parts)]
  const isSeen = (part: string) => (part.startsWith('<') ? part.startsWith('<img') : part.trim() !== '')
  const isNew = (part: string) => !known.has(part) && isSeen(part)
  const main = parts.findIndex((part) => part.startsWith('<main'))
  const first = parts.findIndex((part, index) => index > main && isNew(part))
  const added = otherParts.findIndex((part) => !shown.has(part) && isSeen(part))
  const before = otherParts.slice(0, Math.max(added, 0)).findLast((part) => isSeen(part) && shown.has(part))
  const anchor = first < 0 && before !== undefined ? parts.indexOf(before, main) : first
  const marked = parts.map((part, index) => {
    const id = index === anchor ? ' id="first-change"' : ''
    if (part.startsWith('<img')) {
      const outline = isNew(part) ? ' style="outline: 4px solid gold"' : ''
      return part.replace('<img', `<img${id}${outline}`)
    }
    if (isNew(part)) return `<mark${id}>${part}</mark>`
    return id ? `<span${id}>${part}</span>` : part
  })
  return html.slice(0, html.indexOf('<body')) + marked.join('')
}

export function framed(context: DeskContext, html: string) {
  context.header('Content-Security-Policy', previewPolicy)
  context.header('X-Frame-Options', 'SAMEORIGIN')
  return context.html(html)
}
