import type { EarlierScene, Scene } from './write/story-writer.ts'

/** A scene as it was stored, in the words of this release: stories of earlier ones have poses and props. */
export function currentScene(scene: Scene | EarlierScene): Scene {
  if (!('props' in scene)) return scene
  const { props, cast, ...rest } = scene
  return {
    ...rest,
    cast: cast.map(({ pose, ...member }) => ({ ...member, action: actions[pose] ?? 'stand' })),
    things: props.map((thing) => ({ thing })),
  }
}

const actions: Readonly<Record<string, string>> = {
  standing: 'stand',
  walking: 'walk',
  running: 'run',
  sitting: 'sit',
  reading: 'read',
  sleeping: 'sleep',
  flying: 'fly',
  waving: 'wave',
  pointing: 'point',
  hugging: 'hug',
}
