import type { PlaceholderImage } from '#content/site/images/catalogue-image.ts'
import { EventPoster } from './event-poster.tsx'
import { LandmarkPicture } from './landmark-picture.tsx'
import { Logo } from './logo.tsx'
import { placeholderSize } from './placeholder-size.ts'
import { Portrait } from './portrait.tsx'

interface PlaceholderPictureProps {
  image: PlaceholderImage
  /** The catalogue name, which seeds the random numbers. */
  name: string
  /** Its index among pictures of its kind, so that neighbours show different landmarks. */
  index: number
}

/** A standalone SVG file. */
export function PlaceholderPicture({ image, name, index }: PlaceholderPictureProps) {
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
          index={index}
          lights={['ridge', 'ridge-evening']}
        />
      )
    case 'article':
      return (
        <LandmarkPicture
          {...words}
          {...placeholderSize.article}
          index={index}
          lights={['morning', 'clear', 'evening']}
        />
      )
  }
}
