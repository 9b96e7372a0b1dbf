import type { PlaceholderImage } from '#content/site/images/catalogue-image.ts'
import { EventPoster } from './event-poster.tsx'
import { LandmarkPicture } from './landmark-picture.tsx'
import { Logo } from './logo.tsx'
import { placeholderSize } from './placeholder-size.ts'
import { Portrait } from './portrait.tsx'

interface PlaceholderPictureProps {
  image: PlaceholderImage
  /** The catalogue name, which seeds the random choices of the picture. */
  name: string
  /** Its index among pictures of its kind, so that neighbours show different landmarks. */
  place: number
}

/** A catalogue picture as a whole SVG file: it needs no stylesheet and no script. */
export function PlaceholderPicture({ image, name, place }: PlaceholderPictureProps) {
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
        <LandmarkPicture
          {...words}
          {...placeholderSize['video-poster']}
          place={place}
          lights={['ridge', 'ridge-evening']}
        />
      )
    case 'article':
      return (
        <LandmarkPicture
          {...words}
          {...placeholderSize.article}
          place={place}
          lights={['morning', 'clear', 'evening']}
        />
      )
  }
}
