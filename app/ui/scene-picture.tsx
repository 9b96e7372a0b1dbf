import type { sceneNames } from '#app/illustration/drawing-names.ts'

export type SceneName = (typeof sceneNames)[number]

/** A scene as an image file, for pages that have another one inline. */
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
