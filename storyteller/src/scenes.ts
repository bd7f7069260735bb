import { bodyOfWish, withoutPlaster } from './body-of-wish.ts'
import type { Brief, CastMember, Scene, SceneThing } from './brief.ts'
import { kindOf } from './companions.ts'
import { describeScene } from './describe-scene.ts'
import { speciesFor } from './drawn-animals.ts'
import { drawnAnimalFor, drawnThingFor, isOfWish, mainThingFor } from './drawn-of-wish.ts'
import { tellableEntries } from './entries.ts'
import { isGrownRelative, looksOfGrownUp } from './grown-ups.ts'
import type { Actor, LineThing, PictureLines } from './picture-lines.ts'
import type { Filler } from './roles.ts'
import {
  fillerFor,
  humanFor,
  isToy,
  looksOfAnimal,
  playedBy,
  several,
  shownOf,
  type Telling,
  thingFor,
  thingOfTale,
} from './scene-parts.ts'
import { companionOf, stillAboard, withDeedsOf } from './told-deeds.ts'
import { isThoughtOf, propsIn, thoughtsOf, withoutUntold } from './told-things.ts'
import { vocabulary } from './vocabulary.ts'
import { isShownMatter } from './wished.ts'

/** More would crowd the picture. */
const mostCompanions = 4

/**
 * The scene that the lines of a section say, with this family. `heroes` are the children of the brief, `L` the first of them, `A`, `B` and `C` those whose turn it is,
 * `friends` its companions and `themed` the thing of its theme. A role is called by its name.
 */
export function sceneFrom(said: PictureLines, asked: Telling): Scene {
  const { happens } = asked.told ?? {}
  const done: PictureLines & { readonly isDone?: true } = !happens
    ? said
    : happens.length > 0
      ? withDeedsOf(happens, said, asked.brief)
      : stillAboard(tellableEntries(asked.brief)?.sentences ?? [], said, asked.brief)
  const lines = withAims(done)
  const telling = { ...asked, actors: lines.actors }
  const { setting, time, weather, shot } = lines
  const { brief } = telling
  const acting = lines.actors.flatMap((actor) => castMembers(actor, lines.actors, telling))
  const there = lines.things.filter(({ thing }) => !isThoughtOf(thing, telling))
  const cast = [...acting, ...animalsAmong(there, acting, telling)]
  const written = there.flatMap((thing) => sceneThing(thing, telling))
  const seats = written
    .filter(({ thing }) => thing === 'desk' || (thing === 'chair' && !written.some(({ of }) => of === thing)))
    .map(({ thing }) => thing)
  const props = telling.told?.isPlayed ? propsIn(telling, seats) : []
  const named = [
    ...withoutUntold(
      written,
      telling,
      new Set(cast.flatMap(({ target, holding }) => [target ?? '', holding ?? ''])),
    ),
    ...props.filter(({ thing }) => !written.some((each) => each.thing === thing)),
  ]
  const thoughts = thoughtsOf(lines, telling)
  const parts = partsOfThings(lines.actors, telling)
  const placed = [...named, ...parts.filter((part) => !named.some(({ thing }) => thing === part.thing))]
  const ridden = cast.flatMap(({ target, relation }) =>
    relation === 'in' || relation === 'on' ? target : [],
  )
  const inHands = new Set(
    cast.flatMap(({ holding = [] }) => holding).filter((each) => !ridden.includes(each)),
  )
  // What is pushed or climbed is there, said or not.
  const meant = new Set(
    cast.flatMap(({ target = '' }) =>
      vocabulary.things.includes(target) && !inHands.has(target) ? target : [],
    ),
  )
  const unsaid = [...meant].filter((thing) => !placed.some((each) => each.thing === thing))
  const standing: SceneThing[] = [...placed, ...unsaid.map((thing) => ({ thing }))]
  const handed = handedOn(lines.actors, telling)
  const held = standing.filter(({ relation, of, count }) => relation === 'held-by' && of && !count)
  const holders = cast.map((member) => {
    const inHand = member.holding ? undefined : held.find(({ of }) => of === member.who)?.thing
    const given = inHand ?? (member.holding ? undefined : handed.get(member.who))
    return towards(parts[0]?.thing, given ? { ...member, holding: given } : member)
  })
  const isHeld = ({ thing, relation }: SceneThing) =>
    relation === 'held-by' && holders.some(({ holding }) => holding === thing)
  const shown = withoutPlaster(
    onceOnly(
      holders,
      standing.filter((thing) => !isHeld(thing)),
    ),
    bodyOfWish(brief),
  )
  const description = describeScene({ setting, time, ...shown }, brief)
  return {
    shot,
    setting,
    time,
    weather,
    ...shown,
    ...(thoughts.length > 0 && { thoughts }),
    ...(done.isDone && { isWished: true }),
    description,
  }
}

/** Who is free to look about looks at the rocket that talks to them. */
function towards(part: string | undefined, member: CastMember): CastMember {
  const isFree = member.target === undefined && member.holding === undefined && looksAbout.has(member.action)
  return part && isFree && /^(?:main|companion|person):/.test(member.who)
    ? { ...member, target: part, relation: 'at' }
    : member
}

const looksAbout: ReadonlySet<string> = new Set([
  'stand',
  'sit',
  'clap',
  'laugh',
  'think',
  'listen',
  'wave',
  'shout',
])

/** An animal that the wish names stands where a thing would lie. */
function animalsAmong(
  things: readonly LineThing[],
  acting: readonly CastMember[],
  { brief, told }: Telling,
): CastMember[] {
  const species = things.flatMap(({ thing }) => drawnAnimalFor(thing, brief) ?? [])
  const isNamed = (animal: string) => told?.happens === undefined || isSpokenOf(animal, told.said)
  const who = [...new Set(species)].flatMap((animal) => {
    // The dog of the story is the dog that comes along.
    const own = companionOf(animal, brief.companions)
    if (own === -1) return isNamed(animal) ? [animal] : []
    return told?.said.includes(brief.companions[own]?.name ?? '') ? [`companion:${own}`] : []
  })
  return who
    .filter((each) => !acting.some((member) => member.who === each))
    .flatMap((each) => {
      const count = told?.happens && areSeveral(each, told.said) ? several : 1
      const word = told?.happens && wordFor(each, brief)
      const looks = word && word !== each ? { looks: word } : {}
      return Array.from({ length: count }, () => ({ who: each, ...looks, action: 'stand', mood: 'calm' }))
    })
}

/** What a wish calls an animal: a *camel*, which pictures have as a horse. */
const wordFor = (species: string, brief: Brief): string | undefined =>
  (tellableEntries(brief)?.sentences ?? [])
    .flatMap((sentence) => sentence.toLowerCase().split(/[^\p{L}-]+/u))
    .find((word) => speciesFor(word) === species)

/** *The penguins* are several, and no one of them is named alone. */
const areSeveral = (species: string, text: string): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}-]+/u)
  return (
    words.some((word) => word.endsWith('s') && speciesFor(word.replace(/e?s$/, '')) === species) &&
    !words.some((word) => speciesFor(word) === species)
  )
}

/** Whether a text names an animal by any of its words: a *kitten* for a cat. */
const isSpokenOf = (species: string, text: string): boolean =>
  text
    // To whom goodnight is said is somewhere else as a rule.
    .replace(/Goodnight,? [^.]*\./g, '')
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => speciesFor(word) === species || speciesFor(word.replace(/e?s$/, '')) === species)

/**
 * What is in a hand is not on the ground as well: of several slippers one is left there less. What is looked at or put over it is at its holder.
 */
function onceOnly(all: readonly CastMember[], things: readonly SceneThing[]): Pick<Scene, 'cast' | 'things'> {
  // What somebody is in or on is put down before them.
  const ridden = new Set(
    all.flatMap(({ target, relation }) =>
      target && (relation === 'in' || relation === 'on') ? [target] : [],
    ),
  )
  const cast = all.map((member) => {
    const { holding, ...free } = member
    return holding && ridden.has(holding) ? { ...free, target: holding, relation: 'at' } : member
  })
  const holders = new Map(cast.flatMap(({ who, holding }) => (holding ? [[holding, who] as const] : [])))
  const left = things.flatMap((each): SceneThing[] => {
    const { count = 1, ...one } = each
    if (each.of !== undefined || !holders.has(each.thing)) return [each]
    return count > 2 ? [{ ...one, count: count - 1 }] : count === 2 ? [one] : []
  })
  const gone = (thing: string | undefined) =>
    thing === undefined || left.some((each) => each.thing === thing) ? undefined : holders.get(thing)
  return {
    cast: cast.map((member) => {
      const { target, relation, ...rest } = member
      const holder = gone(target)
      if (holder === undefined) return member
      return holder === member.who ? rest : { ...rest, target: holder, relation: 'at' }
    }),
    things: left.map((each) => {
      const holder = gone(each.of)
      return holder === undefined
        ? each
        : { ...each, of: holder, relation: each.relation === 'over' ? 'over' : 'before' }
    }),
  }
}

/** What is done to something, or looks at it, said or not: nobody points into the air. */
const needsAim: ReadonlySet<string> = new Set(
  'point peek look-through kneel crouch reach-up reach-down push pull lift knock'.split(' '),
)

/** What things are on or in, and what a room has, is not what a page is about. */
const scenery: ReadonlySet<string> = new Set(
  `table desk counter chair stool sofa armchair bed rug mat shelf bench window curtain door lamp wall cupboard wardrobe sink fireplace fence hedge tree
  grass path hill moon sun star cloud rain-cloud themed`.split(/\s+/),
)

/** Who points, peeks or kneels does it to the animal that is there, or to the first thing of the lines that is no scenery. */
function withAims(lines: PictureLines): PictureLines {
  const { actors, things } = lines
  const animal = actors.find(({ who, count }) => count === 1 && vocabulary.species.includes(who))
  const thing = things.find((each) => !scenery.has(each.thing))
  const aim = animal?.who ?? thing?.thing
  // Who kneels beside a bed kneels at the one who is in it.
  const isBedtime = actors.some(({ action }) => action === 'sleep' || action === 'lie-awake')
  const glass = things.find((each) => glasses.has(each.thing))?.thing
  // The clock of the page is the one at which somebody points.
  const isClockThere = things.some((each) => each.thing === 'clock')
  return {
    ...lines,
    actors: actors.map((said) => {
      const actor = isClockThere && said.target === 'wall-clock' ? { ...said, target: 'clock' } : said
      const { action, holding, target, who } = actor
      if (action === 'look-through' && holding !== undefined && !glasses.has(holding)) {
        const { holding: _, ...looking } = actor
        return { ...looking, action: 'peek', target: holding, relation: 'at' }
      }
      // Without a glass one looks into a jar, and not through a telescope at it.
      if (action === 'look-through' && target && !holding && !glass) return { ...actor, action: 'peek' }
      if (holding || target || isBedtime || !needsAim.has(action) || who === animal?.who) return actor
      if (action === 'look-through')
        return glass
          ? { ...actor, holding: glass }
          : { ...actor, action: 'peek', ...(aim && { target: aim, relation: 'at' }) }
      return aim ? { ...actor, target: aim, relation: 'at' } : actor
    }),
  }
}

const glasses: ReadonlySet<string> = new Set(['telescope', 'magnifying-glass', 'camera', 'kaleidoscope'])

/** Whose hands can take what another clause about them names. */
const freeHands: ReadonlySet<string> = new Set([
  'stand',
  'walk',
  'sit',
  'kneel',
  'look-up',
  'listen',
  'think',
])

/**
 * Two clauses can mean one child: a family with one child has no B, and its A is all heroes. The child does what the first says, and holds
 * what the other has it hold.
 */
function handedOn(actors: readonly Actor[], telling: Telling): ReadonlyMap<string, string> {
  const deeds = new Map<number, Actor>()
  const handed = new Map<string, string>()
  for (const actor of actors) {
    const children = childrenOf(actor.who, telling)
    const thing = actor.holding && thingFor(actor.holding, telling)
    const holder = children.find((index) => {
      const deed = deeds.get(index)
      return deed && !deed.holding && freeHands.has(deed.action) && !handed.has(`main:${index}`)
    })
    const isLost = children.length > 0 && children.every((index) => deeds.has(index))
    if (thing && isLost && holder !== undefined) handed.set(`main:${holder}`, thing)
    for (const index of children) if (!deeds.has(index)) deeds.set(index, actor)
  }
  return handed
}

/** The children whom an actor of the lines means: each does what the first clause says that names them. */
function childrenOf(who: string, { brief, section }: Telling): readonly number[] {
  if (who === 'heroes') return [...brief.children.keys()]
  if (who === 'L') return [0]
  const turn = ['A', 'B', 'C'].indexOf(who)
  return turn === -1 ? [] : [(section + turn) % brief.children.length]
}

function castMembers(actor: Actor, all: readonly Actor[], telling: Telling): CastMember[] {
  const { brief, section, people, absent = new Set() } = telling
  const doing = memberOf(actor, telling)
  const empty = withoutHolding(doing)
  const children = childrenOf(actor.who, telling)
  if (children.length > 0) {
    const earlier = all.slice(0, all.indexOf(actor)).flatMap((each) => childrenOf(each.who, telling))
    const free = children.filter((index) => !earlier.includes(index))
    const turn = section % brief.children.length
    const looks = bodyOfWish(brief)
    const body = looks ? { looks } : {}
    // There is one lantern; the children hold it in turn.
    const holder = free.includes(turn) ? turn : free[0]
    return free.map((index) => ({ who: `main:${index}`, ...body, ...(index === holder ? doing : empty) }))
  }
  if (actor.who === 'friends') return friendsDoing(actor, all, telling)
  const companion = companionFor(actor.who, telling)
  if (companion !== undefined) {
    const isFirst = all.find(({ who }) => companionFor(who, telling) === companion) === actor
    const isTold = actor.who.startsWith('companion:')
    return isFirst && (isTold || !absent.has(companion)) ? [{ who: `companion:${companion}`, ...doing }] : []
  }
  const grownUp = grownUpFor(actor.who, telling)
  if (grownUp) {
    const looks = grownUp.introduction ? [] : looksOfGrownUp(grownUp.name ?? '')
    return [{ who: `person:${actor.who}`, person: { role: 'grown-up', looks }, ...doing }]
  }
  const person = people.get(actor.who)
  if (person)
    return [{ who: `person:${person.called}`, person: { role: person.role, looks: person.looks }, ...doing }]
  const human = humanFor(actor.who, telling)
  if (human)
    return Array.from({ length: human.count }, (_, at) => ({
      who: `person:${actor.who}${at === 0 ? '' : `-${at + 1}`}`,
      person: { role: human.role, looks: [] },
      ...doing,
    }))
  const who = playedBy(actor.who, telling)
  if (!who) return []
  const toy = isToy(actor.who, telling) ? ({ isToy: true } as const) : {}
  const looks = actor.looks ? { looks: actor.looks } : looksOfAnimal(actor.who, telling)
  const shown = { who, ...looks, ...toy, ...doing }
  if (actor.count > mostAlike) return [{ ...shown, count: actor.count }]
  const filler = fillerFor(actor.who, telling)
  const count = filler ? Math.max(actor.count, shownOf(filler, several)) : actor.count
  return Array.from({ length: count }, () => shown)
}

/** The companions whom no other clause names. The one thing is in the hand of somebody who has hands, if there is one. */
function friendsDoing(actor: Actor, all: readonly Actor[], telling: Telling): CastMember[] {
  const { brief, absent = new Set() } = telling
  const doing = memberOf(actor, telling)
  const named = new Set(all.map(({ who }) => companionFor(who, telling)))
  const there = [...brief.companions.keys()]
    .filter((index) => !absent.has(index) && !named.has(index))
    .slice(0, mostCompanions)
  const holder = there.find((index) => !isAnimal(index, telling)) ?? there[0]
  return there.map((index) => {
    const deed = index === holder ? doing : withoutHolding(doing)
    if (isAnimal(index, telling)) return { who: `companion:${index}`, ...animalDeed(deed) }
    const isAwake = deed.action === 'sleep' && isWithSleepers(all) && isGrown(index, telling)
    return { who: `companion:${index}`, ...deed, ...(isAwake && { action: 'sit' }) }
  })
}

const isAnimal = (index: number, { brief }: Telling): boolean => {
  const { relationship = '', description } = brief.companions[index] ?? {}
  return ['pet', 'smallPet', 'bigPet', 'toy'].includes(kindOf(relationship, description))
}

const isGrown = (index: number, { brief }: Telling): boolean => isGrownUp(index, brief)

const isGrownUp = (index: number, { companions }: Brief): boolean => {
  const { relationship = '', description } = companions[index] ?? {}
  return ['parent', 'elder', 'grownUp'].includes(kindOf(relationship, description))
}

/** A child is in bed: grown-ups sit beside it, and do not lie in it. */
const isWithSleepers = (all: readonly Actor[]): boolean =>
  all.some(({ who, action }) => inBed.has(action) && children.has(who))

const inBed: ReadonlySet<string> = new Set(['sleep', 'lie-awake', 'lie-back', 'lie-front', 'sit-up'])

const children: ReadonlySet<string> = new Set(['heroes', 'L', 'A', 'B', 'C'])

/** What takes a pair of hands: a dog, and a toy, sits and watches. */
const needsHands: ReadonlySet<string> = new Set(
  `read write draw paint pour stir sweep cut fold knock give wash brush-teeth tuck-in point clap throw roll look-through blow`.split(
    ' ',
  ),
)

const animalDeed = ({ holding, ...deed }: Omit<CastMember, 'who'>): Omit<CastMember, 'who'> =>
  needsHands.has(deed.action) ? { ...deed, action: 'sit' } : { ...deed, ...(holding && { holding }) }

/** The companion whom a word of the lines means: who plays a role, or is the mother whom the plot has anyway. */
function companionFor(
  who: string,
  { brief, people, roles = new Map(), absent }: Telling,
): number | undefined {
  const [, place] = /^companion:(\d+)$/.exec(who) ?? []
  if (place !== undefined) return Number(place)
  const [, filler] = [...roles].find(([{ name }]) => name === who) ?? []
  if (filler) return filler.companion ?? undefined
  // A parent of the plot is whichever grown-up the family has come along.
  if (who === 'parent' && people.has(who)) {
    return [...brief.companions.keys()].find((each) => !absent?.has(each) && isGrownUp(each, brief))
  }
  const pattern = people.has(who) ? mothersAndFathers[who] : undefined
  const index = brief.companions.findIndex(
    ({ relationship }, each) => pattern?.test(relationship.toLowerCase()) && !absent?.has(each),
  )
  return index === -1 ? undefined : index
}

const mothersAndFathers: Readonly<Record<string, RegExp>> = {
  mum: /^(?:mum|mom|mummy|mommy|mother|mama)$/,
  dad: /^(?:dad|daddy|father|papa)$/,
}

/** Whom the text calls the grown-up, or what a wish or a profile calls them, since no companion plays the part. */
const grownUpFor = (who: string, { roles = new Map() }: Telling): Filler | undefined =>
  [...roles].find(
    ([{ name, sources }, filler]) =>
      name === who &&
      sources.some((source) => /^parent(?:\(|$)/.test(source)) &&
      filler.companion === null &&
      (filler.factId === null || isGrownRelative(filler.name ?? '')),
  )?.[1]

/** More of a kind are a flock. */
const mostAlike = 5

const rinsed: ReadonlySet<string> = new Set(
  'pebble shell cup mug bowl plate spoon carrot potato apple tomato cabbage brush comb sock boot shoe glasses paintbrush stone tooth bottle'.split(
    ' ',
  ),
)

function memberOf(
  { size, action, mood, holding, relation, target }: Actor,
  telling: Telling,
): Omit<CastMember, 'who'> {
  const held = holding && thingFor(holding, telling)
  // What plays the part that is carried can be an animal.
  const carried = holding && !held ? playedBy(holding, telling) : undefined
  const at = target ? nameOf(target, telling) : carried
  // Whoever washes a pebble has it in their hands.
  const isRinsed = action === 'wash' && !held && at !== undefined && rinsed.has(at)
  return {
    ...(size && { size }),
    action,
    mood,
    ...(held && { holding: held }),
    ...(at && !isRinsed && { target: at }),
    ...(at && !isRinsed && target && relation && { relation }),
    ...(isRinsed && { holding: at }),
  }
}

/** What needs the one thing that is there. */
const withOneThing: ReadonlySet<string> = new Set([
  'hold',
  'carry',
  'carry-both',
  'pour',
  'stir',
  'throw',
  'look-through',
])

function withoutHolding({ holding, ...member }: Omit<CastMember, 'who'>): Omit<CastMember, 'who'> {
  return holding && withOneThing.has(member.action) ? { ...member, action: 'stand' } : member
}

/** A part that a rocket or a boot plays is in the picture as the thing that it is. */
function partsOfThings(actors: readonly Actor[], telling: Telling): SceneThing[] {
  const parts = actors.flatMap(({ who }) => {
    const isPart = [...(telling.roles ?? [])].some(
      ([{ name }, { companion }]) => name === who && companion === null,
    )
    const isSomebody = !isPart || playedBy(who, telling) || humanFor(who, telling) || grownUpFor(who, telling)
    const thing = isSomebody ? undefined : thingFor(who, telling)
    return thing ? [thing] : []
  })
  return [...new Set(parts)].map((thing) => ({ thing }))
}

/** What a target is called in the scene. */
function nameOf(word: string, telling: Telling): string | undefined {
  const [child] = childrenOf(word, telling)
  if (word === 'heroes') return `main:${telling.section % telling.brief.children.length}`
  if (child !== undefined) return `main:${child}`
  if (word === 'friends') {
    const friend = [...telling.brief.companions.keys()].find((index) => !telling.absent?.has(index))
    return friend === undefined ? undefined : `companion:${friend}`
  }
  const companion = companionFor(word, telling)
  if (companion !== undefined) return `companion:${companion}`
  if (telling.people.has(word) || humanFor(word, telling) || grownUpFor(word, telling))
    return `person:${word}`
  const [, filler] = [...(telling.roles ?? [])].find(([{ name }]) => name === word) ?? []
  if (filler) return playedBy(word, telling) ?? thingFor(word, telling)
  if (word === 'themed') return thingFor(word, telling)
  if (isShownMatter(word)) return thingOfTale(word, telling.brief)
  return isOfWish(word) ? (drawnThingFor(word, telling.brief) ?? drawnAnimalFor(word, telling.brief)) : word
}

function sceneThing({ thing, count, size, side, relation, of }: LineThing, telling: Telling): SceneThing[] {
  const word = thingFor(thing, telling)
  if (!word) return []
  const at = of && nameOf(of, telling)
  const own = size ?? mainThingFor(thing, telling.brief)?.size
  return [
    {
      thing: word,
      ...(count > 1 && { count }),
      ...(own && { size: own }),
      ...(side && { side }),
      ...(at && relation && { relation, of: at }),
    },
  ]
}
