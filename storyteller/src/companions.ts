import { isForToddlers } from './age-bands.ts'
import type { Brief, StoryLength } from './brief.ts'
import { along, sentences } from './companion-sentences.ts'
import { isShortest } from './fit-length.ts'
import { lineId, type StockParagraph, unheard } from './lines.ts'
import { list } from './names.ts'
import { hashOf } from './random.ts'
import { isYoung, sentencesFor } from './register.ts'

/** When companions appear in a story: at least once, and more often in a longer one. */
export const moments = ['joining', 'pausing', 'midway', 'homeward', 'resting'] as const
export type Moment = (typeof moments)[number]

export type Kind =
  | 'elder'
  | 'parent'
  | 'grownUp'
  | 'sibling'
  | 'baby'
  | 'friend'
  | 'pet'
  | 'smallPet'
  | 'bigPet'
  | 'toy'
  | 'makeBelieve'
  | 'other'

/**
 * The first match counts: a toy rabbit is a toy, and a pet that is a friend is a pet. Grown-ups who are neither parents nor grandparents are
 * never in a child's room at night.
 */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['toy', /\b(toy|teddy|doll|dolly|plush|plushie|stuffed|cuddly|blanket|puppet|rock)/],
  ['baby', /\b(baby|newborn)\b/],
  [
    'makeBelieve',
    /\b(robot|dragon|unicorn|fairy|alien|wizard|witch|monster|imaginary|mermaid|superhero|ghost|elf|gnome|giant|pirate|knight|dinosaur)/,
  ],
  [
    'smallPet',
    /\b(fish|goldfish|bird|parrot|budgie|canary|hamster|gerbil|mouse|snail|turtle|tortoise|frog|guinea|snake|lizard)/,
  ],
  ['bigPet', /\b(pony|horse|donkey|cow|sheep|goat|llama|alpaca|elephant)/],
  [
    'grownUp',
    /\b(neighbou?r|teacher|babysitter|childminder|nurse|doctor|dentist|coach|librarian|family friend|key worker|au pair|aunt|uncle|god(mother|father|parent)|great-?\s?(aunt|uncle))/,
  ],
  ['pet', /\b(dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|pet|pig|ferret|hound|terrier|fox)/],
  ['elder', /(\bgrand|\bgran\b|\bgranny|\bnan\b|\bnana|\bnanny|\bgrampa|\bgramps|\bopa\b|\boma\b)/],
  [
    'parent',
    /\b(mum|mom|mummy|mommy|mother|dad|daddy|father|papa|mama|parent|carer|step(mum|mom|mother|dad|father))/,
  ],
  ['sibling', /\b(brother|sister|sibling|twin|cousin|step|half-)/],
  ['friend', /\b(friend|mate|pal|buddy|classmate|schoolfriend|bestie)/],
]

/** The kind of a companion from the parent's words; `other` for unknown words. Whoever can talk is no mere animal. */
export function kindOf(relationship: string, description = ''): Kind {
  const words = relationship.toLowerCase()
  if (/\b(?:talking|talks|can (?:talk|speak))\b/i.test(`${relationship} ${description}`)) return 'makeBelieve'
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

/** How many have a sentence of their own: more would be a list. When joining, the others are named together. */
const maxSentences = (moment: Moment, length: StoryLength) =>
  moment === 'joining' ? (length === 'short' ? 1 : 3) : 1

/** A paragraph about the companions; empty if there are none, or where nothing of the moment is new to these children. */
export function companionsAt(moment: Moment, brief: Brief): StockParagraph {
  const { companions, seed, length } = brief
  if (companions.length === 0) return { paragraph: '', lines: [] }
  if (isForToddlers(brief.children.map(({ age }) => age)))
    return { paragraph: greetingAt(moment, brief), lines: [] }
  // Each moment starts with another companion.
  const first = moments.indexOf(moment) % companions.length
  const rotated = [...companions.slice(first), ...companions.slice(0, first)]
  const most = maxSentences(moment, length)
  const clauses: string[] = []
  const lines: string[] = []
  const used: Kind[] = []
  for (const { name, relationship, description } of rotated.slice(0, most)) {
    const kind = kindOf(relationship, description)
    const fitting = unheard(sentencesFor(sentences[kind][moment], isYoung(brief)), brief)
    // Whoever can talk is heard at the beginning, as long as there is something new to say; three minutes have no words to spare.
    const isHeard = moment === 'joining' && !isShortest(brief)
    const preferred = fitting.filter((sentence) => moment !== 'joining' || sentence.includes('“') === isHeard)
    const choices = preferred.length > 0 ? preferred : fitting
    // Two companions of one kind get different sentences.
    const repeats = used.filter((other) => other === kind).length
    const sentence = choices[(hashOf(`${seed}:${moment}:${kind}`) + repeats) % choices.length]
    if (sentence) lines.push(lineId(sentence))
    // Whoever comes along is named, with or without a sentence.
    else if (moment !== 'joining') continue
    const varied = (sentence ?? 'X came too.').replace(
      /^X came (?:along )?(?:too|as well)/,
      `${comings[clauses.length] ?? 'X came too'}`,
    )
    clauses.push(varied.replaceAll(/\bX\b/g, () => name))
    used.push(kind)
  }
  const others = moment === 'joining' ? rotated.slice(most) : []
  const doing = isShortest(brief) ? 0 : mostAlongside
  const only = list(others.slice(doing).map(({ name }) => name))
  const beside = alongside(others.slice(0, doing), used, brief)
  clauses.push(beside.paragraph, only && `And nobody forgot ${only}.`)
  return { paragraph: clauses.filter(Boolean).join(' '), lines: [...lines, ...beside.lines] }
}

/** What a toddler says to everybody. A long list would not be listened to: the first two have a greeting of their own. */
function greetingAt(moment: Moment, { companions }: Brief): string {
  const word = moment === 'joining' ? 'Hello' : moment === 'resting' ? 'Goodnight' : null
  if (!word) return ''
  const [first, second, ...others] = companions.map(({ name }) => name)
  return [first, second, list(others)]
    .filter(Boolean)
    .map((who) => `${word}, ${who}.`)
    .join(' ')
}

/** More would take too much of a short story. */
const mostAlongside = 2

/** Variants for one companion after the other. */
const comings = ['X came too', 'X came as well', 'And X came']

/** A clause for each: what one of this kind does, with no clause used twice. */
function alongside(others: Brief['companions'], used: Kind[], brief: Brief): StockParagraph {
  const lines: string[] = []
  const clauses = others.map(({ name, relationship, description }) => {
    const kind = kindOf(relationship, description)
    const choices = unheard(along[kind], brief)
    const clause = choices[used.filter((other) => other === kind).length % choices.length]
    used.push(kind)
    if (clause) lines.push(lineId(clause))
    return (clause ?? 'X came along').replace('X', () => name)
  })
  return { paragraph: clauses.length > 0 ? `${list(clauses)}.` : '', lines }
}
