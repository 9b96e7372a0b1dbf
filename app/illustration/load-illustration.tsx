import type { ComponentType } from 'react'
import type { FileImage } from '#content/site/images/catalogue-image.ts'
import type { SceneName } from './drawing-names.ts'
import { drawings } from './drawings.ts'

type Illustration = ComponentType<{ className?: string }>

/** Server only: the drawing, or the firm's own banner in its place. */
export async function loadIllustration(
  name: SceneName,
  banners: Readonly<Record<string, FileImage>>,
): Promise<Illustration> {
  const banner = banners[name]
  if (!banner) return await drawings[name]()
  const { src, widths, width, height, alt } = banner
  return ({ className = '' }) => (
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
