import { Font } from '@react-pdf/renderer'
// Inlined into the bundle, so that no font file is needed at run time.
import figtree400 from './fonts/figtree-400.ttf?inline'
import figtree600 from './fonts/figtree-600.ttf?inline'
import fraunces560 from './fonts/fraunces-560.ttf?inline'

export function registerFonts(): void {
  Font.register({ family: 'Fraunces', src: fraunces560 })
  Font.register({
    family: 'Figtree',
    fonts: [
      { src: figtree400, fontWeight: 400 },
      { src: figtree600, fontWeight: 600 },
    ],
  })
  // No hyphenation.
  Font.registerHyphenationCallback((word) => [word])
}
