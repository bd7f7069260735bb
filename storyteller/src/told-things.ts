import type { SceneThing } from './brief.ts'
import { speciesFor } from './drawn-animals.ts'
import { drawnAnimalFor, drawnThingFor, isOfEntry } from './drawn-of-wish.ts'
import { drawableThing } from './drawn-words.ts'
import { tellableEntries } from './entries.ts'
import type { PictureLines } from './picture-lines.ts'
import { propsFor } from './props.ts'
import type { Telling } from './scene-parts.ts'
import type { EntryNoun } from './wished.ts'

/** More would not fit into a thought. */
const mostThoughts = 2

/**
 * What a family has told and a story plays out is in the picture as what somebody thinks of: it is somewhere else. Only where the section reads it out or names it, and
 * not where the plot has somebody do something to it: there it is.
 */
export function thoughtsOf({ things }: PictureLines, telling: Telling): string[] {
  const { brief, told } = telling
  // What happens is there.
  if (told?.happens) return []
  const places = things.map(({ thing }) => thing).filter((word) => isThoughtOf(word, telling))
  const entries = tellableEntries(brief)
  if (places.length === 0 || !entries) return []
  const said = told?.said.toLowerCase()
  const isSaid = (words: string) => said === undefined || said.includes(words.toLowerCase())
  // What lives comes first.
  const lives = entries.beings.filter(({ head }) => speciesFor(head) !== undefined)
  const nouns = [...lives, ...entries.things]
  const words = places.flatMap((word) => {
    const sentence = entries.sentences[Number(word.slice(1)) - 1] ?? ''
    const named = nouns.filter(({ head }) => sentence.toLowerCase().includes(head.toLowerCase()))
    if (!isSaid(sentence) && !named.some(({ head }) => isSaid(head))) return []
    const drawn = named.flatMap((noun) => drawnNoun(noun) ?? [])
    return drawn.length > 0 ? drawn : [drawnAnimalFor(word, brief) ?? drawnThingFor(word, brief) ?? []].flat()
  })
  return [...new Set(words)].slice(0, mostThoughts)
}

/** Whether a word of the lines stands for what is only thought of. */
export const isThoughtOf = (word: string, { actors, told }: Telling): boolean =>
  isOfEntry(word) &&
  !told?.happens &&
  !actors?.some(({ target, holding, who }) => [target, holding, who].includes(word))

/** A hole is not seen without what it is in. */
const formless: ReadonlySet<string> = new Set(
  'hole puddle floor wall path grass table chair bed door window rug cupboard wardrobe shelf drawer'.split(
    ' ',
  ),
)

export const drawnNoun = ({ text, head }: EntryNoun): string | undefined => {
  if (formless.has(head.toLowerCase())) return undefined
  const words = text.toLowerCase().replace(/^(?:the|a|an|our|my|his|her|their) /, '')
  return speciesFor(head) ?? drawableThing(words) ?? drawableThing(head)
}

/**
 * The things of a bedroom that stand, by the words of a section, for what was told: 'The samosas were a corner of a pillow.'
 * @param seats what the lines have that stands there empty: the first of such things is on it, to be seen
 */
export function propsIn({ brief, told }: Telling, seats: readonly string[] = []): SceneThing[] {
  const entries = told && tellableEntries(brief)
  if (!entries) return []
  const said = told.said.toLowerCase()
  const nouns = [
    ...entries.beings.map((each) => ({ ...each, isBeing: true })),
    ...entries.things.map((each) => ({ ...each, isBeing: false })),
  ]
  return propsFor(nouns, brief)
    .flatMap((prop) => (prop && said.includes(prop.text.toLowerCase()) ? (drawnProp(prop.text) ?? []) : []))
    .filter(({ thing }, at, all) => all.findIndex((each) => each.thing === thing) === at)
    .map((prop, at) =>
      seats[at] !== undefined && !prop.of ? { ...prop, relation: 'on', of: seats[at] } : prop,
    )
}

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

/** A part or a number of something is drawn as that: *a corner of a pillow*, *two pairs of slippers*. */
const parts =
  /^(?:corner|slice|tower|heap|pile|row|pairs?|bit|edge|end|sheet|bundle|stack|tip|half|roll|piece|lid|top) of (?:an? |the )?/

/** The pictures' word for a prop. */
export function drawnProp(text: string): SceneThing | undefined {
  const [, article = ''] = /^(an?|some|the|two|three|four|five|six) /.exec(text) ?? []
  const all = text.slice(article ? article.length + 1 : 0).toLowerCase()
  const [first = ''] = all.replace(parts, '').split(/,| (?:of|with|on|in|and|between|under|that) /)
  const words = first.trim().split(' ')
  const tries = words.map((_, from) => words.slice(from).join(' '))
  const thing = tries.flatMap((each) => likeProps[each] ?? drawableThing(each) ?? [])[0]
  // Glasses are a pair by themselves.
  const count =
    numbers[article] ?? (/^pair of (?!glasses|scissors|trousers|tights|pyjamas)/.test(all) ? 2 : 1)
  return thing ? { thing, ...(count > 1 && { count }) } : undefined
}

/** What is in bedrooms and kitchens, by the drawing that is most like it. */
const likeProps: Readonly<Record<string, string>> = {
  napkin: 'cloth',
  hanky: 'handkerchief',
  duster: 'cloth',
  flannel: 'cloth',
  sponge: 'soap',
  pillowcase: 'pillow',
  cushions: 'cushion',
  lampshade: 'lamp',
  'clothes peg': 'comb',
  'paper fan': 'fan',
  beaker: 'cup',
  'egg cup': 'cup',
  tin: 'tin',
  saucepan: 'pot',
  ladle: 'spoon',
  'dressing gown': 'coat',
  'trouser leg': 'trousers',
  tights: 'sock',
  'building block': 'blocks',
  'birthday card': 'card',
  'tennis ball': 'ball',
  quilt: 'blanket',
  doormat: 'mat',
}

/** What the lines of such a plot have by way of example: it is drawn where the story has come to it. */
const examples: ReadonlySet<string> = new Set(
  'bottle slipper torch flag hairbrush mug umbrella basket sock shoe hat cushion'.split(' '),
)

/** The things of the lines without examples that nothing has been said of. */
export const withoutUntold = (
  things: readonly SceneThing[],
  { told }: Telling,
  used: ReadonlySet<string>,
): SceneThing[] =>
  told?.isPlayed
    ? things.filter(({ thing }) => !examples.has(thing) || used.has(thing) || told.heard.includes(thing))
    : [...things]
