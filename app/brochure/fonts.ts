import { Font } from '@react-pdf/renderer'
import { typefaces } from '#app/styles/typefaces.ts'
// Inlined into the bundle, so that no font file is needed at run time.
import sans400 from './fonts/sans-400.ttf?inline'
import sans600 from './fonts/sans-600.ttf?inline'
import serif400 from './fonts/serif-400.ttf?inline'

export function registerFonts(): void {
  Font.register({ family: typefaces.serif.family, src: serif400 })
  Font.register({
    family: typefaces.sans.family,
    fonts: [
      { src: sans400, fontWeight: 400 },
      { src: sans600, fontWeight: 600 },
    ],
  })
  // No hyphenation.
  Font.registerHyphenationCallback((word) => [word])
}
