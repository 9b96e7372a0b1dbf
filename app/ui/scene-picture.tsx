import type { SceneName } from '#app/illustration/drawing-names.ts'

interface ScenePictureProps {
  name: SceneName
  className?: string
  /** What is hidden where only part of the scene shows (app/routes/resources/scene.tsx). */
  without?: 'foreground' | 'sun'
}

/** A scene as an image file, for pages that have another one inline. */
export function ScenePicture({ name, className, without }: ScenePictureProps) {
  return (
    <img
      className={className}
      src={`/scenes/${name}.svg${without ? `#no-${without}` : ''}`}
      alt=""
      width={1440}
      height={640}
      loading="lazy"
      decoding="async"
    />
  )
}
