/**
 * The brochure as a PDF file, rendered at build time. Dynamic imports, because a running server never needs the
 * library, which takes a third of a second to load.
 */
export async function renderBrochure(createdOn = new Date()): Promise<Buffer> {
  const [{ renderToBuffer }, { BrochureDocument }, { registerFonts }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('./brochure-document.tsx'),
    import('./fonts.ts'),
  ])
  registerFonts()
  return await renderToBuffer(BrochureDocument({ createdOn }))
}
