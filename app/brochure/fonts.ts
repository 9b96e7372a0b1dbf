import { Font } from '@react-pdf/renderer'
// Inside the bundle, so that the brochure needs no file beside it.
import figtree400 from './fonts/figtree-400.ttf?inline'
import figtree600 from './fonts/figtree-600.ttf?inline'
import fraunces560 from './fonts/fraunces-560.ttf?inline'

export function registerFaces(): void {
  Font.register({ family: 'Fraunces', src: fraunces560 })
  Font.register({
    family: 'Figtree',
    fonts: [
      { src: figtree400, fontWeight: 400 },
      { src: figtree600, fontWeight: 600 },
    ],
  })
  // Ragged text reads better whole: no word is divided.
  Font.registerHyphenationCallback((word) => [word])
}
