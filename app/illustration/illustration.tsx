import type { FileImage } from '#content/site/images/catalogue-image.ts'
import type { SceneName } from './drawing-names.ts'
import { drawings } from './drawings.ts'

interface IllustrationProps {
  name: SceneName
  /** The firm's own picture in place of the drawing. */
  banner?: FileImage | undefined
  className: string | undefined
}

/** The illustration of a first screen, as inline SVG. */
export function Illustration({ name, banner, className = '' }: IllustrationProps) {
  const Drawing = drawings[name]
  if (!banner) return <Drawing className={className} />
  const { src, widths, width, height, alt } = banner
  return (
    <img
      className={`photograph ${className}`}
      src={src}
      srcSet={widths.map((smaller) => `${smaller.src} ${smaller.width}w`).join(', ') || undefined}
      sizes="100vw"
      width={width}
      height={height}
      alt={alt}
      // It is in the first screen.
      fetchPriority="high"
    />
  )
}
