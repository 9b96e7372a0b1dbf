import type { scenePictures } from '#app/illustration/drawing-names.ts'

/** The scenes that stand as a picture within another page. */
export type SceneName = (typeof scenePictures)[number]

/** A scene that is not the page's own: fetched as a file, so that the document stays light. */
export function ScenePicture({ name, className }: { name: SceneName; className?: string }) {
  return (
    <img
      className={className}
      src={`/scenes/${name}.svg`}
      alt=""
      width={1440}
      height={640}
      loading="lazy"
      decoding="async"
    />
  )
}
