import type { Brief, CastMember } from './brief.ts'
import { sizeFor, speciesFor } from './drawn-animals.ts'
import { drawnThingFor, isOfWish } from './drawn-of-wish.ts'
import { drawableThing } from './drawn-words.ts'
import type { Actor, InventedPerson } from './picture-lines.ts'
import type { Role } from './plot-head.ts'
import type { Filler } from './roles.ts'
import { themeFiller, themeThing } from './theme-things.ts'
import { vocabulary } from './vocabulary.ts'
import { isKeptOut, isShownMatter, type ShownMatter, wishedMatter } from './wished.ts'

/** What of a plot and its family decides who is in a picture. */
export interface Telling {
  readonly brief: Brief
  /** Counted from 0: the children take turns. */
  readonly section: number
  /** Humans whom the plot invents, by what its lines call them. */
  readonly people: ReadonlyMap<string, InventedPerson>
  /** Indexes of companions who are not there. */
  readonly absent?: ReadonlySet<number>
  readonly roles?: ReadonlyMap<Role, Filler>
  /** What the section says, once it is written. */
  readonly told?: Told
  /** Those of its lines. */
  readonly actors?: readonly Actor[]
}

/** What one has heard when one looks at the picture of a section. */
export interface Told {
  /** What the section says. */
  readonly said: string
  /** The same without what it reads out of a wish. */
  readonly text: string
  /** All until its end. */
  readonly heard: string
  /** Whether the story plays what it reads out. */
  readonly isPlayed: boolean
  /** The sentences of a wished-for story that the section tells as what happens. Undefined in other stories. */
  readonly happens?: readonly string[]
}

/** A role that no companion plays is shown as what plays it, or as the animal that is most like it. */
export function playedBy(who: string, telling: Telling): string | undefined {
  const filler = fillerFor(who, telling)
  if (!filler) return speciesFor(who)
  const word = lastWord(filler) ?? ''
  const one = filler.number === 'many' ? singularOf(word) : [word]
  return one.map(speciesFor).find((species) => species !== undefined)
}

/** What several may be several of: *ducks*, *foxes*, *ponies*, *wolves*, *mice*. */
const singularOf = (word: string): string[] => [
  word,
  irregular[word] ?? word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/ves$/, 'f'),
]

const irregular: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  oxen: 'ox',
  mermen: 'merman',
}

export const fillerFor = (who: string, { roles = new Map() }: Telling): Filler | undefined =>
  [...roles].find(([{ name }]) => name === who)?.[1]

/** What an animal is called that plays a part: its colour and markings come from it. */
export function looksOfAnimal(who: string, telling: Telling): Pick<CastMember, 'looks' | 'size'> {
  const filler = fillerFor(who, telling)
  if (!filler || filler.noun === '') return {}
  const [word = '', one] = [lastWord(filler), playedBy(who, telling)]
  const size = sizeFor(word) ?? (one && singularOf(word).map(sizeFor).find(Boolean))
  return { looks: withWhatItHas(filler.noun, telling.brief), ...(size && { size }) }
}

/** *Sharks with hats*: what is odd about the somebody of a wish is seen, unless it is to be left out. */
function withWhatItHas(noun: string, brief: Brief): string {
  const { head = '', odd } = brief.wished?.tale ?? {}
  const isOfTale =
    odd !== undefined && !isKeptOut(odd.noun, brief) && noun.toLowerCase().includes(head.toLowerCase())
  return isOfTale && !noun.includes(odd.noun) ? `${noun} with ${odd.noun}` : noun
}

/** What others call them. */
const people: Readonly<Record<string, string>> = {
  fireman: 'firefighter',
  firemen: 'firefighter',
  policeman: 'police-officer',
  policewoman: 'police-officer',
  officer: 'police-officer',
  spaceman: 'astronaut',
  spacemen: 'astronaut',
  chef: 'cook',
  footballer: 'goalkeeper',
  sorcerer: 'wizard',
  fairies: 'fairy',
  witches: 'witch',
  spy: 'detective',
  cowboy: 'explorer',
  cowgirl: 'explorer',
  viking: 'knight',
  ballerina: 'dancer',
  hero: 'superhero',
  lady: 'woman',
  countess: 'queen',
  duchess: 'queen',
  empress: 'queen',
  count: 'king',
  duke: 'king',
  emperor: 'king',
  sister: 'girl',
  sisters: 'girl',
  brother: 'boy',
  brothers: 'boy',
  child: 'girl',
  children: 'girl',
  kid: 'boy',
  kids: 'boy',
  goalie: 'goalkeeper',
  troll: 'giant',
  ogre: 'giant',
  goblin: 'fairy',
  elf: 'fairy',
  elves: 'fairy',
  pixie: 'fairy',
  gnome: 'gardener',
  vampire: 'magician',
  genie: 'magician',
  cheerleader: 'dancer',
}

/** Two of several are enough to say that they are several. */
export const several = 2

/** Three cats are three; of seven, three are shown. @param uncounted how many of several whose number is not said */
export const shownOf = ({ number, count }: Filler, uncounted: number): number =>
  number !== 'many' ? 1 : count === undefined ? uncounted : count === 'two' ? 2 : 3

/** A role that pirates, a knight or a princess play is shown as them. */
export function humanFor(who: string, telling: Telling): { role: string; count: number } | undefined {
  const [, filler] = [...(telling.roles ?? [])].find(([{ name }]) => name === who) ?? []
  if (!filler || filler.companion !== null) return undefined
  const word = lastWord(filler) ?? ''
  const said = vocabulary.roles.find((each) => each === (people[word] ?? word) || `${each}s` === word)
  const role = said ?? (isOtherChild(who, telling) && !speciesFor(word) ? childFor(filler) : undefined)
  return role ? { role, count: shownOf(filler, several) } : undefined
}

/** A role that a brother, a sister or another child plays: it is a child, whatever the text calls it. */
const isOtherChild = (who: string, { roles = new Map() }: Telling): boolean =>
  [...roles.keys()].some(
    ({ name, sources }) =>
      name === who && sources.every((source) => /^(?:sibling|playmate|friend|person\(sister)/.test(source)),
  )

const childFor = ({ pronoun }: Filler): string => (pronoun === 'she' ? 'girl' : 'boy')

/** A role that only a toy can play. */
export const isToy = (who: string, { roles = new Map() }: Telling): boolean =>
  [...roles.keys()].some(({ name, sources }) => name === who && sources.every((source) => source === 'toy'))

/** A thing of the lines: of a role that is a thing, what the family calls it. */
export function thingFor(word: string, { brief, roles = new Map(), told }: Telling): string | undefined {
  if (word === 'themed') return isThemeTold(brief, told?.text) ? themeThing(brief) : undefined
  if (isOfWish(word)) return drawnThingFor(word, brief)
  if (isShownMatter(word)) return thingOfTale(word, brief)
  const [, filler] = [...roles].find(([{ name }]) => name === word) ?? []
  // Words that are only wanted are not drawn.
  return filler ? drawableThing(filler.noun) : vocabulary.things.find((each) => each === word)
}

/** A text can leave out what brings a theme into it: then it is not in the picture, either. */
export const isThemeTold = (brief: Brief, text: string | undefined): boolean =>
  text === undefined || new RegExp(`\\b${themeFiller(brief).noun.split(' ').at(-1)}s?\\b`).test(text)

/** What the somebody of the story looks for, has taken, wants or makes, if pictures have it. */
export const thingOfTale = (word: ShownMatter, brief: Brief) => drawableThing(wishedMatter(word, brief) ?? '')

/** The word for what somebody is: *sharks* of *sharks with hats*. */
const lastWord = ({ noun }: Filler) =>
  noun
    .toLowerCase()
    .replace(/ (?:with|in|of|on|from|at|who|that|which|wearing|called|named|and) .*$/, '')
    .split(' ')
    .at(-1)
