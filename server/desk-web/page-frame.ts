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

/** Marks what another state of the page does not show; the first of it, in the page before menus and footer, is an anchor. */
export function withMarks(html: string, other: string): string {
  const known = new Set(partsOf(other))
  const parts = partsOf(html)
  const isNew = (part: string) =>
    !known.has(part) && (part.startsWith('<') ? part.startsWith('<img') : part.trim() !== '')
  const main = parts.findIndex((part) => part.startsWith('<main'))
  const first = parts.findIndex((part, index) => index > main && isNew(part))
  const marked = parts.map((part, index) => {
    if (!isNew(part)) return part
    const anchor = index === first ? ' id="first-change"' : ''
    if (part.startsWith('<')) return part.replace('<img', `<img${anchor} style="outline: 4px solid gold"`)
    return `<mark${anchor}>${part}</mark>`
  })
  return html.slice(0, html.indexOf('<body')) + marked.join('')
}

export function framed(context: DeskContext, html: string) {
  context.header('Content-Security-Policy', previewPolicy)
  context.header('X-Frame-Options', 'SAMEORIGIN')
  return context.html(html)
}
