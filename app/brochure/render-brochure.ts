/**
 * The brochure as a PDF file, made once, at build time. The library is loaded here and not at the top: a
 * running server never needs it, and it would cost every start a third of a second.
 */
export async function renderBrochure(madeOn = new Date()): Promise<Buffer> {
  const [{ renderToBuffer }, { BrochureDocument }, { registerFaces }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('./brochure-document.tsx'),
    import('./faces.ts'),
  ])
  registerFaces()
  return await renderToBuffer(BrochureDocument({ madeOn }))
}
