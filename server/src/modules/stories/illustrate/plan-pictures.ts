import {
  actionsInBed,
  hashOf,
  isSpecies,
  isThing,
  isTooLarge,
  isToyIndoors,
  type Thing,
} from '@nightlight/illustrator'
import type { CastMember, Scene, SceneThing } from '../write/story-writer.ts'

/** Where the camera is on each page: as the lines say, but never twice in a row, with things alone on one quiet page. */
export function plannedShots(scenes: readonly Scene[]): string[] {
  const quiet = quietPage(scenes)
  const shots = scenes.map(({ shot = 'two' }, index) =>
    index === quiet ? 'object' : shot === 'object' ? withSomebody(scenes[index], index) : shot,
  )
  const turn = Math.round((scenes.length - 1) * 0.68)
  if (scenes.length >= 4 && !shots.includes('close') && turn !== quiet) shots[turn] = 'close'
  if (scenes.length >= 4 && !shots.includes('wide')) shots[quiet === 0 ? 1 : 0] = 'wide'
  for (const [index, shot] of shots.entries()) {
    if (index === 0 || shot !== shots[index - 1]) continue
    const after = shots[index + 1]
    const others = choices(scenes[index]).filter((each) => each !== shot && each !== after)
    shots[index] = others[index % Math.max(1, others.length)] ?? (shot === 'two' ? 'close' : 'two')
  }
  return shots
}

/** Hands that are busy with something are seen from near. */
const withSomebody = (scene: Scene | undefined, index: number): string =>
  scene?.cast.some(isBusy) || index % 2 === 0 ? 'close' : 'two'

const isInBed = ({ action }: CastMember) => actionsInBed.has(action)

/** What suits a page. In bed there is nothing to be seen from above or from behind. */
function choices(scene: Scene | undefined): readonly string[] {
  if (!scene || scene.cast.some(isInBed)) return ['two', 'close']
  return scene.cast.length > 3 ? ['wide', 'two', 'above'] : ['two', 'close', 'wide', 'two', 'above']
}

const restless: ReadonlySet<string> = new Set(['happy', 'surprised', 'proud', 'worried', 'laughing', 'sad'])
const still: ReadonlySet<string> = new Set(['stand', 'sit', 'think', 'look-up'])

/** Whoever does something, to something or with something in their hands. */
const isBusy = ({ action, target, holding }: CastMember) =>
  !still.has(action) || target !== undefined || holding !== undefined

const isOfFamily = (who: string) => /^(?:main|companion):/.test(who)

/** The page that can best do without anybody: none but the family is there, nobody does anything, they feel nothing much, and something is there to be looked at. -1 if there is none. */
function quietPage(scenes: readonly Scene[]): number {
  if (scenes.length < 5) return -1
  const turn = Math.round((scenes.length - 1) * 0.68)
  const scores = scenes.map(({ cast, things, shot }, index) => {
    if (index === 0 || index === scenes.length - 1 || things.length === 0) return -Infinity
    if (index === turn && shot !== 'object') return -Infinity
    // What somebody does has to be seen.
    if (cast.some((member) => isInBed(member) || isBusy(member))) return -Infinity
    const strangers = cast.filter(({ who }) => !isOfFamily(who)).length
    const moods = cast.filter(({ mood }) => restless.has(mood)).length
    // What somebody feels, too, unless the lines of the page say otherwise.
    if (shot !== 'object' && strangers + moods > 0) return -Infinity
    const arranged = things.filter(({ of, count }) => of !== undefined || count !== undefined).length
    return (
      (shot === 'object' ? 2.5 : 0) +
      Math.min(3, things.length) * 0.6 +
      arranged -
      strangers * 2 -
      moods * 0.5
    )
  })
  const best = Math.max(...scores)
  return best > -3 ? scores.indexOf(best) : -1
}

/** The sides from which a place is seen, in turn: its other side, then the first in a mirror, then the other in a mirror. */
const sides = [0, 3, 1, 2] as const

/** From which side each page shows its place: never from that of the page before. */
export function plannedViews(scenes: readonly Scene[], seed: string): number[] {
  const visits = new Map<string, number>()
  const first = hashOf(`side:${seed}`) % sides.length
  return scenes.map(({ setting }) => {
    const visit = visits.get(setting) ?? 0
    visits.set(setting, visit + 1)
    return sides[(first + visit) % sides.length] ?? 0
  })
}

/** What a place has, or is there to lie on or under: no story is about it, and nobody holds it up on a cover. */
const scenery: ReadonlySet<string> = new Set(
  `bed table chair stool bench sofa armchair desk counter shelf cupboard wardrobe drawers chest stairs door window curtain rug mat wall fence gate hedge tree hook
  lamp night-light street-lamp light quilt blanket pillow cushion sheet mattress sink basin tap mirror path hill grass bush moon sun star cloud puddle tracks
  lantern basket wave rain-cloud drop hole toes`.split(/\s+/),
)

/**
 * The cover is a picture of its own: the heroes, the one they meet and what the story is about, in the place where most of it happens. Everybody looks as on
 * the pages.
 */
export function coverScene(scenes: readonly Scene[]): Scene | undefined {
  const wished = scenes.find(({ isWished, cast }) => isWished && cast.some(isHero) && !cast.some(isInBed))
  if (wished) return asCover(wished)
  const awake = scenes.filter(({ cast }) => !cast.some(isInBed))
  const told = awake.length > 0 ? awake : scenes
  const [main] = told
  if (!main) return undefined
  const setting =
    mostOf(told.map((scene) => scene.setting).filter((each) => each !== 'bedroom')) ?? main.setting
  const {
    thoughts: _,
    isDark: __,
    memory: ___,
    ...there
  } = told.find((scene) => scene.setting === setting) ?? main
  const everybody = told.flatMap(({ cast }) => cast)
  const others = everybody.filter(({ who, person }) => !isOfFamily(who) && person?.role !== 'grown-up')
  const friend = mostOf(others.map(({ who }) => who))
  const met = others.find(({ who, count }) => who === friend && (count ?? 1) === 1)
  const isMoonThere = isInMostRooms('moon', told)
  const key = isMoonThere ? 'moon' : keyOf(told)
  // An animal of which somebody thinks on the pages is there on the cover.
  const thought =
    met && !met.isToy
      ? undefined
      : mostOf(
          told.flatMap(({ thoughts = [] }) =>
            thoughts.filter((word) => isSpecies(word) && !ofWater.has(word)),
          ),
        )
  // A pirate ship that nobody has in their hands is no toy.
  const isKeyHeld =
    key !== undefined &&
    !isMoonThere &&
    (everybody.some(({ holding }) => holding === key) || !(isTooLarge(key) || isToyIndoors(key)))
  const children = [...new Set(everybody.map(({ who }) => who))]
    .filter((who) => who.startsWith('main:'))
    .sort()
  const family = mostOf(everybody.map(({ who }) => who).filter((who) => who.startsWith('companion:')))
  const doing = (index: number): Pick<CastMember, 'action' | 'holding' | 'target' | 'relation'> => {
    if (index > 0 || !key)
      return met?.isToy && index === 0 ? { action: 'hug', target: met.who } : { action: 'wave' }
    return isKeyHeld ? { action: 'hold', holding: key } : { action: 'point', target: key, relation: 'at' }
  }
  const heroes = children.map(
    (who, index): CastMember => ({ ...lookOf(who, everybody), ...doing(index), mood: 'happy' }),
  )
  const cast: CastMember[] = [
    ...heroes,
    ...(family ? [{ ...lookOf(family, everybody), action: 'stand', mood: 'happy' }] : []),
    ...(met ? [{ ...withoutDeed(met), action: met.isToy ? 'sit' : 'stand', mood: 'happy' }] : []),
    ...(thought ? [{ who: thought, action: 'stand', mood: 'happy' }] : []),
  ]
  const stood: SceneThing[] =
    key && (heroes.length === 0 || !isKeyHeld) ? [{ thing: key, ...(isMoonThere && { side: 'right' }) }] : []
  return {
    ...there,
    shot: 'two',
    cast,
    things: stood,
    time: there.time === 'night' ? 'dusk' : there.time,
    weather: there.weather === 'rain' ? 'clear' : there.weather,
  }
}

/** The moon that came down for a sleepover stands at a side of the rooms, and is not that of the sky. */
const isInMostRooms = (thing: Thing, scenes: readonly Scene[]): boolean =>
  scenes.filter(({ things }) => things.some((each) => each.thing === thing && each.side !== undefined))
    .length *
    2 >
  scenes.length

const isHero = ({ who }: CastMember) => who.startsWith('main:')

/** The page on which what was wished for happens, by day and with glad faces. */
const asCover = ({ isWished: _, ...scene }: Scene): Scene => ({
  ...scene,
  shot: 'two',
  cast: scene.cast
    .toSorted((one, other) => Number(isHero(other)) - Number(isHero(one)))
    .map((member) => (member.who.startsWith('person:') ? member : { ...member, mood: 'happy' })),
  time: scene.time === 'night' ? 'dusk' : scene.time,
  weather: scene.weather === 'rain' ? 'clear' : scene.weather,
})

/** They would be in the air. */
const ofWater: ReadonlySet<string> = new Set(['whale', 'shark', 'fish', 'octopus', 'seal', 'mermaid'])

/** What the story is about: what is on most of its pages, and more than all else what a child has in its hands or does something to. Undefined where nothing is there twice. */
function keyOf(scenes: readonly Scene[]): Thing | undefined {
  const named = scenes.flatMap(({ cast, things }) => [
    ...things.map(({ thing }) => thing),
    ...cast.flatMap(({ who, holding, target }) =>
      [holding, target].flatMap((thing) =>
        thing && who.startsWith('main:') ? [thing, thing] : (thing ?? []),
      ),
    ),
  ])
  const isOfCast = new Set(scenes.flatMap(({ cast }) => cast.map(({ who }) => who)))
  const isKey = (word: string): word is Thing => isThing(word) && !scenery.has(word) && !isOfCast.has(word)
  // What a family has told is what it wants to see.
  const wanted = mostOf(
    scenes.flatMap(({ memory, thoughts = [] }) => [memory?.holding ?? '', ...thoughts].filter(isKey)),
  )
  if (wanted) return wanted
  const asked = named.filter(isKey)
  return mostOf(asked.filter((word) => asked.indexOf(word) !== asked.lastIndexOf(word)))
}

/** How somebody looks on the pages, whatever they do there. */
function lookOf(who: string, everybody: readonly CastMember[]): Pick<CastMember, 'who' | 'looks' | 'size'> {
  const member = everybody.find((each) => each.who === who)
  return member ? withoutDeed(member) : { who }
}

const withoutDeed = ({ who, person, size, looks, isToy }: CastMember) => ({
  who,
  ...(person && { person }),
  ...(size && { size }),
  ...(looks && { looks }),
  ...(isToy && { isToy }),
})

/** The word that is there most often; of several, the first. */
function mostOf<Word extends string>(words: readonly Word[]): Word | undefined {
  const counts = new Map<Word, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].reduce<[Word, number] | undefined>(
    (best, each) => (!best || each[1] > best[1] ? each : best),
    undefined,
  )?.[0]
}
