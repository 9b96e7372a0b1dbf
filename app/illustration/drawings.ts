import { type ComponentType, createElement } from 'react'
import type { DrawingName, SceneName } from './drawing-names.ts'
import { LitDoor } from './lit-door.tsx'
import { RiverFord, RiverReach } from './river-reach.tsx'
import { Scene, type SceneContent, type SceneProps } from './scene.tsx'
import { adviserScenes } from './scenes/advisers.tsx'
import { homeScenes } from './scenes/homes.tsx'
import { readingScenes } from './scenes/reading.tsx'
import { serviceScenes } from './scenes/services.tsx'

const scenes: Record<SceneName, SceneContent> = {
  ...homeScenes,
  ...serviceScenes,
  ...adviserScenes,
  ...readingScenes,
}

const sceneDrawings = Object.entries(scenes).map(([name, content]) => [
  name,
  (props: SceneProps) => createElement(Scene, { ...content, ...props }),
])

export const drawings: Record<DrawingName, ComponentType<SceneProps>> = {
  ...(Object.fromEntries(sceneDrawings) as Record<SceneName, ComponentType<SceneProps>>),
  'lit-door': LitDoor,
  'river-reach': RiverReach,
  'river-ford': RiverFord,
}
