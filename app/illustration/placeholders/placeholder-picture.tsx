import type { PlaceholderImage } from '#content/site/images/catalogue-image.ts'
import { drawnSize } from './drawn-size.ts'
import { EventPoster } from './event-poster.tsx'
import { Logo } from './logo.tsx'
import { Portrait } from './portrait.tsx'
import { View } from './view.tsx'

interface DrawnPictureProps {
  image: PlaceholderImage
  /** The catalogue name: it decides how this one differs from its kin. */
  name: string
  /** Its place among its kin: neighbours show different things. */
  place: number
}

/** A catalogue picture as a whole SVG file: it needs no stylesheet and no script. */
export function DrawnPicture({ image, name, place }: DrawnPictureProps) {
  const words = { name, label: image.label, alt: image.alt }
  switch (image.drawing) {
    case 'portrait':
      return <Portrait {...words} />
    case 'logo':
      return <Logo {...words} />
    case 'event-poster':
      return <EventPoster {...words} />
    case 'video-poster':
      return (
        <View {...words} {...drawnSize['video-poster']} place={place} lights={['ridge', 'ridge-evening']} />
      )
    case 'article':
      return <View {...words} {...drawnSize.article} place={place} lights={['morning', 'clear', 'evening']} />
  }
}
