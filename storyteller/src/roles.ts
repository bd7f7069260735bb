import { capital } from './capital.ts'
import type { StoryFact } from './facts.ts'
import type { Names } from './names.ts'
import type { Role } from './plot-head.ts'
import type { Words } from './words.ts'

/** Who or what plays a role. */
export interface Filler {
  /** Without an article: 'purple dragon'. Empty for somebody of whom only the name is known. */
  readonly noun: string
  readonly name: string | null
  /** What is said in place of the name the first time: 'the grown-up with the towel'. */
  readonly introduction?: string
  readonly number: 'one' | 'many' | 'mass'
  readonly pronoun: 'it' | 'he' | 'she' | 'they'
  /** How many they are: 'two'. */
  readonly count?: string
  /** It belongs to the family: 'Flopsy the rabbit', not 'a rabbit called Flopsy'. */
  readonly isFamiliar: boolean
  readonly factId: string | null
  /** The index of the companion who plays it. */
  readonly companion: number | null
}

/** The endings of the Ink variables of a role. */
export const roleEndings = ['', '_a', '_s', '_noun', '_it', '_him', '_its'] as const

/**
 * The words for a role, for example `hider`:
 *
 *     {hider}       Flopsy; the rabbit        {hider_it}   it, she, he, they
 *     {hider_a}     Flopsy the rabbit; a rabbit called Button; a red mitten; pancakes; two potatoes
 *     {hider_s}     Flopsy’s                  {hider_him}  it, her, him, them
 *     {hider_noun}  rabbit                    {hider_its}  its, her, his, their
 *     {hider_many:were|was}       {hider_known:…}  only where the family has somebody for it
 */
export function roleWords(role: string, filler: Filler, names: Names): Words {
  const the = filler.name ?? (isOwned(filler.noun) ? filler.noun : `the ${filler.noun}`)
  const pronoun = filler.number === 'many' ? 'they' : filler.pronoun
  const { it, him, its } = pronouns[pronoun]
  const texts = [the, introduction(filler), `${the}’s`, filler.noun || the, it, him, its]
  const marks = roleEndings.map((ending, index) => {
    const text = texts[index] ?? ''
    const meaning = { is: 'other', pronouns: pronoun } as const
    const { introduction } = filler
    return [
      `${role}${ending}`,
      introduction && text === the
        ? names.markIntroduced(introduction, text, meaning)
        : names.mark(text, capital(text), meaning),
    ] as const
  })
  return {
    ...Object.fromEntries(marks),
    [`${role}_many`]: filler.number === 'many',
    [`${role}_known`]: filler.factId !== null || filler.companion !== null,
  }
}

const pronouns = {
  it: { it: 'it', him: 'it', its: 'its' },
  he: { it: 'he', him: 'him', its: 'his' },
  she: { it: 'she', him: 'her', its: 'her' },
  they: { it: 'they', him: 'them', its: 'their' },
} as const

function introduction({ noun, name, number, count, isFamiliar }: Filler): string {
  const phrase =
    number === 'one' && !isOwned(noun) ? `${article(noun)} ${noun}` : count ? `${count} ${noun}` : noun
  if (!name) return phrase
  if (!noun) return name
  // Dog, who is a toy dog, is not introduced as Dog the toy dog.
  if (isFamiliar && noun.toLowerCase().split(' ').includes(name.toLowerCase())) return name
  return isFamiliar ? `${name} the ${noun}` : `${phrase} called ${name}`
}

/** 'Grandad’s allotment' has no article. */
const isOwned = (noun: string) => /^\p{Lu}\p{L}*’s /u.test(noun)

const article = (noun: string) => (/^[aeio]|^u(?!ni|se)|^hour|^honest/i.test(noun) ? 'an' : 'a')

/** What stands in for a role, read from the plot's head: 'a rabbit called Button', 'one red mitten', 'pancakes', 'some soup', 'the grown-up with the towel'. */
export function standInFor({ otherwise }: Role): Filler {
  if (/^(?:somebody|whoever|the one)\b/.test(otherwise)) return { ...unknown, name: otherwise }
  // Said in full once: the next time it is 'the grown-up'.
  const introduced = /^the (?:grown-up|other one)\b/.exec(otherwise)?.[0]
  if (introduced) return { ...unknown, name: introduced, introduction: otherwise }
  const [, determiner = '', noun = '', name = null] =
    /^(?:(an?|one|some) )?(.+?)(?: called (.+))?$/.exec(otherwise) ?? []
  const number = determiner === 'some' ? 'mass' : determiner ? 'one' : 'many'
  return { noun, name, number, pronoun: 'it', isFamiliar: false, factId: null, companion: null }
}

/** Whoever it is, the family knows. */
const unknown: Filler = {
  noun: '',
  name: 'somebody',
  number: 'one',
  pronoun: 'they',
  isFamiliar: true,
  factId: null,
  companion: null,
}

/** What a wish brings in that the family has not met. */
const newcomers: ReadonlySet<string> = new Set([
  'with-character',
  'story-about',
  'creature',
  'thing',
  'person',
])

/** @returns null for a fact that names nothing */
export function fillerOf({ id, what, name, from, about }: StoryFact): Filler | null {
  if (!what && !name) return null
  // Somebody of the family's is called by name: 'Ayla', not 'a friend called Ayla'; 'Grandma' is one, too.
  const called = what?.is === 'person' ? calledBy(what.text, name) : name
  const isKnownPerson = what?.is === 'person' && called !== undefined
  return {
    noun: isKnownPerson
      ? ''
      : nounOf(
          about === 'found-something' || about === 'broken-thing'
            ? ofAnyDay(what?.text ?? '')
            : about === 'made-something'
              ? withoutEater(what?.text ?? '')
              : (what?.text ?? ''),
        ),
    name: called ?? null,
    number: /['’]s$/.test(what?.text ?? '') ? 'one' : (what?.number ?? 'one'),
    pronoun: what?.pronoun ?? 'it',
    ...(what?.count !== undefined && { count: what.count }),
    isFamiliar: isKnownPerson || from !== 'wish' || !newcomers.has(about),
    factId: id,
    companion: null,
  }
}

/** What was lost is lost no longer: 'the missing shoe' is a shoe. What is broken need not be the favourite on every line. */
const ofAnyDay = (text: string) =>
  text.replace(/\b(?:lost|missing|favou?rite|beloved|precious|found|long-lost) (?=\p{L})/giu, '')

/** 'Made Daddy pancakes': the pancakes are for Daddy, and not of a sort. */
const withoutEater = (text: string) =>
  text.replace(
    /^(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|granny|grandma|nana|grandad|grandpa) (?=\p{L})/iu,
    '',
  )

/** What children say to those of their family. */
const kin =
  /^(?:(?:his|her|their|our|my) )?(grandma|granny|gran|nana|nanna|nanny|nan|nonna|oma|abuela|grandpa|grandad|granddad|granda|gramps|grampy|nonno|opa|abuelo|auntie|aunty|aunt|uncle)$/i

/** 'Grandma' for a grandma without a name, 'Auntie Jo' for an aunt who has one. */
function calledBy(text: string, name: string | undefined): string | undefined {
  const title = capital(kin.exec(text.replace(/['’]s$/, ''))?.[1] ?? '')
  if (!title || name?.toLowerCase().includes(title.toLowerCase())) return name
  return name ? `${title} ${name}` : title
}

/** 'a stuffed rabbit' is a rabbit, 'our new puppy' a puppy, 'the kitten's' a kitten, and 'a digger story' is about a digger. */
function nounOf(text: string): string {
  const noun = text
    .replace(/^(?:an?|the|some|his|her|their|our|my) /i, '')
    .replace(/^new (?=\p{L})/iu, '')
    .replace(/^(?:planted|planting|grew|growing|grown|sowed|sowing|watered|watering) (?=\p{L})/iu, '')
    .replace(/\b(?:stuffed|toy|cuddly|soft|plush|knitted) (?=\p{L})/giu, '')
    .replace(/^(?:farting|parping|farty) (?=\p{L})/iu, '')
    .replace(/ (?:story|stories|tale)$/i, '')
    .replace(/['’]s$/, '')
    .replace(/(?<=\p{L})['‘](?=s )/gu, '’')
    .replace(
      /\b(?:ipad|tv|xbox|t-?rex)\b/g,
      (word) => ({ ipad: 'iPad', tv: 'TV', xbox: 'Xbox' })[word] ?? 'T-rex',
    )
  // Whose it is, without an article, is somebody's name or what they are called: 'grandad's allotment'.
  return noun === text.replace(/['‘]/g, '’') && noun.includes('’s ') ? capital(noun) : noun
}
