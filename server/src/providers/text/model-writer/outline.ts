import type { Canon } from '@nightlight/contract'
import { describeScene, vocabulary } from '@nightlight/storyteller'
import { z } from 'zod'
import type { CastMember, Scene } from '../../../modules/stories/index.ts'
import { type Brief, type ReviewCriteria, reviewPlan } from '../../../modules/stories/index.ts'
import { ModelFailed } from '../model-failed.ts'
import type { Line } from './ask-model.ts'
import type { Conversation } from './conversation.ts'
import { marksOnly, plainLine } from './model-prose.ts'
import { type NumberedWish, numberedWishes, toAnswer, unwantedIn } from './numbered-wishes.ts'
import { mendOutlinePrompt, outlinePrompt, sectionsIn } from './prompts.ts'
import type { WithheldBrief } from './withhold-names.ts'

/** What is decided before the first sentence is written. Names are marks. */
export interface Plan {
  readonly title: string
  readonly sections: readonly { readonly plan: string; readonly scene: PlannedScene }[]
  /** What drives it. */
  readonly story?: Outline['story']
  readonly canon?: Canon
  /** Words for its pictures that the illustrator does not know. */
  readonly notDrawn?: readonly string[]
  /** Where what was wished for enters: sections are counted from 1. Absent where nothing was. */
  readonly answers?: readonly { readonly fact: string; readonly section: number; readonly how: string }[]
}

type PlannedScene = Omit<Scene, 'description'>

const canon = z.object({ who: z.string(), where: z.string(), learnt: z.string(), thread: z.string() })

/**
 * One of these words, as the schema says. A model that knows no schemas may say another one, which is no reason to refuse its plan. Things are
 * not listed so: vendors take a thousand words of this kind in a schema, and there are several hundred things.
 */
const oneOf = (words: readonly string[]) => z.string().meta({ enum: [...words] })

/**
 * As sent to a model: there are no limits, which not all vendors support in schemas. What is optional is asked for all the same, and no
 * story is lost for want of it.
 */
const Outline = z.object({
  title: z.string(),
  story: z
    .object({
      want: z.string(),
      hindrance: z.string(),
      tries: z.array(z.string()),
      turn: z.string(),
      refrain: z.string(),
      image: z.string(),
    })
    .optional(),
  /** What it will leave behind for another night. */
  canon: canon.optional(),
  sections: z.array(
    z.object({
      plan: z.string(),
      setting: oneOf(vocabulary.settings),
      time: oneOf(vocabulary.times),
      weather: oneOf(vocabulary.weathers),
      cast: z.array(
        z.object({
          who: z.string(),
          action: oneOf(vocabulary.actions),
          mood: oneOf(vocabulary.moods),
          holding: z.string(),
        }),
      ),
      things: z.array(z.string()),
    }),
  ),
})
type Outline = z.infer<typeof Outline>

const Wished = Outline.extend({
  answers: z.array(z.object({ fact: z.string(), section: z.number(), how: z.string() })),
})

/** Of a wish: where it is answered. */
export const outlineForm = (brief: Brief, withheld: WithheldBrief) =>
  toAnswer(numberedWishes(brief, withheld)).length > 0 ? Wished : Outline

export type PlannedOutline = Outline & Partial<Pick<z.infer<typeof Wished>, 'answers'>>

const mostRepairs = 2
const mostInScene = 6
const mostThings = 4

/**
 * Has the story planned. Scenes are put into the illustrator's words; a plan that does not pass is mended.
 * @throws {ModelFailed}
 */
export async function makePlan(
  line: Line,
  conversation: Conversation,
  brief: Brief,
  withheld: WithheldBrief,
  held: ReviewCriteria,
): Promise<Plan> {
  const form = outlineForm(brief, withheld)
  let faults: string[] = []
  for (let repairs = 0; repairs <= mostRepairs; repairs++) {
    const outline: PlannedOutline = await conversation.ask(line, form, {
      endpoint: 'outline',
      text: repairs === 0 ? outlinePrompt(brief, withheld) : mendOutlinePrompt(faults),
      maxTokens: 6000,
    })
    const plan = planOf(outline, held)
    faults = faultsInPlan(plan, brief, withheld, held)
    if (faults.length === 0) return plan
  }
  throw new ModelFailed('unfit')
}

/** What has to be mended before a section is written; empty if nothing has to be. */
export function faultsInPlan(
  plan: Plan,
  brief: Brief,
  withheld: WithheldBrief,
  held: ReviewCriteria,
): string[] {
  const wishes = numberedWishes(brief, withheld)
  return [
    ...faultsOf(plan, brief, held),
    ...unplanned(plan, toAnswer(wishes)),
    // What was asked to be left out is looked up by English words.
    ...(brief.language ? [] : unwantedIn(withheld.names.reveal(wordsOfPlan(plan)), wishes)),
  ]
}

/** The scene with its line for those who cannot see it. */
export function sceneOf(brief: Brief, scene: PlannedScene): Scene {
  return { ...scene, description: describeScene(scene, brief) }
}

/** Marks of the people in a scene. */
export const peopleIn = ({ cast }: PlannedScene): string[] =>
  cast.flatMap(({ who }) => {
    const [, role, index] = /^(main|companion):(\d+)$/.exec(who) ?? []
    return role ? [`{${role === 'main' ? 'HERO' : 'FRIEND'}_${Number(index) + 1}}`] : []
  })

function faultsOf(plan: Plan, brief: Brief, held: ReviewCriteria): string[] {
  const { sections } = plan
  const wanted = sectionsIn(brief)
  const people = sections.map(({ scene }) => peopleIn(scene))
  const missing = held.requiredMarks.filter((mark) => !people.flat().includes(mark))
  return [
    ...(sections.length === wanted ? [] : [`There must be exactly ${wanted} sections.`]),
    ...(missing.length === 0 ? [] : [`${missing.join(', ')} must be in the cast of a section.`]),
    ...reviewPlan(wordsOfPlan(plan), held, proseOfPlan(plan, held)),
  ]
}

const wordsOfPlan = ({ title, story, sections, canon, answers = [] }: Plan) =>
  `${title}. ${Object.values(story ?? {})
    .flat()
    .join(
      '. ',
    )}. ${sections.map(({ plan, scene }) => `${plan} ${wordsOfScene(scene)}`).join(' ')} ${[...Object.values(canon ?? {}), ...answers.map(({ how }) => how)].join('. ')}`

/** What is in the language of the story. */
const proseOfPlan = ({ title, story, sections, canon }: Plan, { language }: ReviewCriteria): string[] =>
  [
    title,
    ...Object.values(story ?? {}).flat(),
    ...sections.map(({ plan }) => plan),
    // The canon is English whatever the story is, so that parents can change it and names can be found in it.
    ...(language ? [] : Object.values(canon ?? {})),
  ].filter(Boolean)

function unplanned({ answers = [], sections }: Plan, wishes: readonly NumberedWish[]): string[] {
  const isPlanned = (number: string) =>
    answers.some(({ fact, section }) => fact === number && section >= 1 && section <= sections.length)
  return wishes
    .filter(({ number, isPreference }) => !isPreference && !isPlanned(number))
    .map(({ number }) => `${number} of the wish has no section in "answers".`)
}

const wordsOfScene = ({ setting, cast, things }: PlannedScene) =>
  [
    setting,
    ...cast.map(({ who }) => who).filter((who) => !who.includes(':')),
    ...things.map(({ thing }) => thing),
  ].join(', ')

/** All children are in the first scene and in the last. */
export function planOf(
  { title, story, sections, canon, answers }: PlannedOutline,
  { requiredMarks: expected }: ReviewCriteria,
): Plan {
  const heroes = expected.filter((mark) => mark.startsWith('{HERO'))
  const settings = placesOf(sections.map(({ setting }) => setting))
  const notDrawn = notDrawnIn(sections, expected)
  return {
    title: plainLine(title).slice(0, 120),
    ...(story && { story }),
    ...(canon && { canon: readCanon(canon) }),
    ...(answers && {
      answers: answers.map(({ fact, section, how }) => ({ fact, section, how: plainLine(how) })),
    }),
    ...(notDrawn.length > 0 && { notDrawn }),
    sections: sections.map((section, index) => ({
      plan: plainLine(section.plan),
      scene: readScene(
        { ...section, setting: settings[index] ?? '' },
        expected,
        index === 0 || index === sections.length - 1 ? heroes : [],
      ),
    })),
  }
}

/** As long as a parent could have typed it; cut at a word. */
function readCanon({ who, where, learnt, thread }: Canon): Canon {
  const short = (text: string, most: number) => {
    const plain = plainLine(text)
    return plain.length <= most ? plain : plain.slice(0, plain.lastIndexOf(' ', most))
  }
  // Names are longer than their marks.
  return {
    who: short(who, 200),
    where: short(where, 120),
    learnt: short(learnt, 200),
    thread: short(thread, 200),
  }
}

/** A place that the illustrator does not know becomes the known place in its name, else that of the section before, else that of the next one. */
function placesOf(wanted: readonly string[]): string[] {
  const known = wanted.map(placeIn)
  return known.map(
    (word, index) =>
      word ?? known.slice(0, index).findLast(Boolean) ?? known.find(Boolean) ?? vocabulary.settings[0] ?? '',
  )
}

/** A known place, also as a part of the words: 'snowy harbour'. */
const placeIn = (words: string): string | undefined =>
  knownWord(words, vocabulary.settings) ??
  words.split(/[\s_-]+/).flatMap((part) => knownWord(part, vocabulary.settings) ?? [])[0]

/** What a plan wants in pictures and nobody can draw: said on the receipt. */
function notDrawnIn(sections: Outline['sections'], expected: readonly string[]): string[] {
  const unknown = sections.flatMap(({ setting, cast, things }) => [
    ...(placeIn(setting) ? [] : [setting]),
    ...cast.flatMap(({ who, holding }) => [
      ...(expected.includes(marksOnly(who)) || knownWord(who, vocabulary.species) ? [] : [who]),
      ...(knownWord(holding, vocabulary.things) ? [] : [holding]),
    ]),
    ...things.filter((thing) => !knownWord(thing, vocabulary.things)),
  ])
  const words = unknown.map((word) => plainLine(word).replaceAll(/[_-]/g, ' ').trim().toLowerCase())
  return [...new Set(words)].filter((word) => /^\p{L}[\p{L} ’']{1,39}$/u.test(word))
}

function readScene(
  section: Outline['sections'][number],
  expected: readonly string[],
  present: readonly string[],
): PlannedScene {
  const { setting, time, weather } = section
  const named = section.cast.flatMap((member) => readMember(member, expected))
  const missing = present
    .map(whoOf)
    .filter((who) => !named.some((member) => member.who === who))
    .map((who) => ({ who, action: named[0]?.action ?? 'stand', mood: named[0]?.mood ?? 'happy' }))
  const cast = [...missing, ...named].filter(({ who }, index, all) =>
    who.includes(':') ? all.findIndex((other) => other.who === who) === index : true,
  )
  return {
    setting,
    time: knownWord(time, vocabulary.times) ?? 'dusk',
    weather: knownWord(weather, vocabulary.weathers) ?? 'clear',
    cast: cast.slice(0, Math.max(mostInScene, present.length)),
    things: [...new Set(section.things.flatMap((thing) => knownWord(thing, vocabulary.things) ?? []))]
      .slice(0, mostThings)
      .map((thing) => ({ thing })),
  }
}

function readMember(
  { who, action, mood, holding }: Outline['sections'][number]['cast'][number],
  expected: readonly string[],
): CastMember[] {
  const mark = marksOnly(who)
  const character = expected.includes(mark) ? whoOf(mark) : knownWord(who, vocabulary.species)
  if (!character) return []
  const held = knownWord(holding, vocabulary.things)
  return [
    {
      who: character,
      action: knownWord(action, vocabulary.actions) ?? 'stand',
      mood: knownWord(mood, vocabulary.moods) ?? 'happy',
      ...(held && { holding: held }),
    },
  ]
}

/** `{HERO_1}` as `main:0`. */
const whoOf = (mark: string) =>
  `${mark.startsWith('{HERO') ? 'main' : 'companion'}:${Number(/\d+/.exec(mark)?.[0]) - 1}`

const knownWord = (word: string, words: readonly string[]): string | undefined => {
  const lower = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return words.find((each) => each === lower || `${each}s` === lower)
}
