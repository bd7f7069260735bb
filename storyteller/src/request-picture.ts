import type { Brief, CastMember, Scene } from './brief.ts'
import { describeScene } from './describe-scene.ts'
import { speciesFor } from './drawn-animals.ts'
import type { Phrase } from './facts.ts'
import type { RequestSort } from './request-beats.ts'
import { drawnWord, rooms } from './request-sorts.ts'
import { vocabulary } from './vocabulary.ts'

interface Shown {
  readonly what: Phrase
  readonly sort: RequestSort
  readonly isLate: boolean
}

/** A scene with what its text tells of a request, if the pictures have it. Whatever is there already is not shown twice. */
export function sceneWith(scene: Scene, shown: Shown, brief: Brief): Scene {
  const added = scene.shot === 'object' && isAlive(shown.sort) ? null : additionFor(scene, shown)
  if (!added) return scene
  const both = {
    ...scene,
    cast: [...scene.cast, ...added.cast],
    things: [...scene.things, ...added.things],
    weather: added.weather ?? scene.weather,
  }
  return { ...both, description: describeScene(both, brief) }
}

const isAlive = (sort: RequestSort) => ['animal', 'large', 'water', 'figure'].includes(sort)

interface Addition {
  readonly cast: readonly CastMember[]
  readonly things: Scene['things']
  readonly weather?: string
}

function additionFor(scene: Scene, { what, sort, isLate }: Shown): Addition | null {
  const nothing = { cast: [], things: [] }
  const word = drawnWord(what.head)
  const species = speciesFor(word)
  const count = what.number === 'many' ? 3 : 1
  // An elephant is outside: it lies along the hedge while its child is in bed.
  if (sort === 'large' && rooms.has(scene.setting)) return null
  if (species && isAlive(sort)) {
    if (scene.cast.some(({ who }) => who === species)) return null
    const doing =
      isLate && sort !== 'water' ? { action: 'sit', mood: 'sleepy' } : { action: 'stand', mood: 'calm' }
    const member: CastMember = { who: species, ...doing }
    const inBucket = { ...member, target: 'bucket', relation: 'in' }
    if (sort !== 'water') return { ...nothing, cast: Array.from({ length: count }, () => member) }
    return {
      cast: [inBucket],
      things: scene.things.some(({ thing }) => thing === 'bucket') ? [] : [{ thing: 'bucket' }],
    }
  }
  // Whoever goes to work has gone home at bedtime.
  if (sort === 'figure')
    return !isLate && vocabulary.roles.includes(word)
      ? {
          ...nothing,
          cast: [{ who: `person:${word}`, person: { role: word, looks: [] }, action: 'stand', mood: 'calm' }],
        }
      : null
  if (sort === 'weather') {
    const drawn =
      ({ fog: 'mist', wind: 'breeze', snowfall: 'snow', drizzle: 'rain' } as Record<string, string>)[word] ??
      word
    return vocabulary.weathers.includes(drawn) ? { ...nothing, weather: drawn } : null
  }
  // Some are gone by bedtime: the rainbow is on an envelope, the pancakes are eaten.
  if (isLate && (sort === 'sky' || sort === 'food')) return null
  // In a room it would hang before the window.
  if (sort === 'sky' && rooms.has(scene.setting)) return null
  const thing = vocabulary.things.find((each) => each === word)
  const paper = sort === 'place' ? 'drawing' : thing
  if (!paper || sort === 'colour' || scene.things.some((each) => each.thing === paper)) return null
  return { ...nothing, things: [{ thing: paper, ...(count > 1 && sort !== 'place' && { count }) }] }
}
