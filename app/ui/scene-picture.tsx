import type { SceneName } from '#app/illustration/drawing-names.ts'

interface ScenePictureProps {
  name: SceneName
  className?: string
  /** False where another scene on the same screen has a sun: the fragment hides it (app/routes/resources/scene.tsx). */
  sun?: boolean
}

/** A scene as an image file, for pages that have another one inline. */
export function ScenePicture({ name, className, sun = true }: ScenePictureProps) {
  return (
    <img
      className={className}
      src={`/scenes/${name}.svg${sun ? '' : '#no-sun'}`}
      alt=""
      width={1440}
      height={640}
      loading="lazy"
      decoding="async"
    />
  )
}
