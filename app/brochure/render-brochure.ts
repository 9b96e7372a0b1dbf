import { renderToBuffer } from '@react-pdf/renderer'
import { BrochureDocument } from './brochure-document.tsx'
import { registerFonts } from './fonts.ts'

/** The brochure as a PDF file: rendered by the build, and by a running site whose firm has changed its content. */
export async function renderBrochure(createdOn = new Date()): Promise<Buffer> {
  registerFonts()
  return await renderToBuffer(BrochureDocument({ createdOn }))
}
