import { paragraphsOf, type Span, speechIn } from './phrases.ts'

/** Somebody of a story whose voice is known: a child, or what a family calls the other: dog, grandmother, best friend. */
export interface CastMember {
  readonly name: string
  readonly role: string
}

/** Speech of a text, and who says it. */
export interface Speech extends Span {
  /** As the text calls them, in lower case; null where it does not say. */
  readonly speaker: string | null
  readonly isWhispered: boolean
}

const says =
  'said|says|asked|asks|called|calls|cried|cries|whispered|whispers|answered|replied|shouted|murmured|laughed|sighed|sang|added|began|breathed|squeaked|growled|rumbled|hummed|yawned|mumbled|giggled|chirped|croaked|hooted|purred|told|wondered|agreed|explained|promised|roared|exclaimed|announced|repeated|suggested|decided|thought|went on'
const someone = String.raw`((?:[Tt]he|[Aa]n?|[Hh](?:er|is)|[Mm]y|[Tt]heir)(?: \p{Ll}[\p{L}’'-]*){1,3}|(?:\p{Lu}[\p{L}’'.-]*)(?: \p{Lu}[\p{L}’'-]*)*|he|she|it|they)`

const after = new RegExp(
  String.raw`^[\s,]*(?:(${says})\s+${someone}|${someone}\s+(?:had\s+)?(${says})\b)`,
  'u',
)
const before = new RegExp(
  String.raw`${someone}\s+(?:had\s+|only\s+|just\s+)?(${says})\b[^.!?]{0,30}[,:]\s*$`,
  'u',
)
const pronoun = /^(?:he|she|it|they)$/i

/** Who says what in a text, by what stands beside the quotation marks; two who answer each other take turns. */
export function speakersIn(text: string): Speech[] {
  const all: Speech[] = []
  let turns: readonly (string | null)[] = []
  let lastParagraphEnd = 0
  for (const paragraph of paragraphsOf(text)) {
    const spans = speechIn(text, paragraph)
    if (spans.length === 0) continue
    const tags = spans.map((span) => tagOf(text, span, paragraph))
    const named = tags.find((tag) => tag?.speaker && !pronoun.test(tag.speaker))?.speaker ?? null
    const between = text.slice(lastParagraphEnd, paragraph.start)
    const isPronoun = tags.some((tag) => tag?.speaker && pronoun.test(tag.speaker))
    // A pronoun means whom the narrator told of just before, or whoever spoke last; without any tag the other one answers.
    const meant = isPronoun ? (subjectOf(between) ?? turns.at(-1)) : /\S/.test(between) ? null : turns.at(-2)
    const speaker = named ?? meant ?? null
    const isWhispered = tags.some((tag) => tag && /^(?:whisper|murmur|breath)/.test(tag.verb))
    for (const span of spans) all.push({ ...span, speaker, isWhispered })
    turns = [...turns, speaker].slice(-2)
    lastParagraphEnd = paragraph.end
  }
  return all
}

/** Whom the last paragraph of a narration begins with: “The tortoise had stopped.” */
function subjectOf(narration: string): string | null {
  const last =
    narration
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? ''
  const subject =
    /^(?:The (\p{Ll}+)|(\p{Lu}\p{L}+)) (?:\p{Ll}+ed|had|was|went|came|looked|sat|stood|took|gave|put)\b/u.exec(
      last,
    )
  return subject ? plain(subject[1] ?? subject[2] ?? '') : null
}

interface Tag {
  readonly speaker: string
  readonly verb: string
}

function tagOf(text: string, { start, end }: Span, paragraph: Span): Tag | null {
  const behind = after.exec(text.slice(end, paragraph.end))
  if (behind) return { verb: behind[1] ?? behind[4] ?? '', speaker: plain(behind[2] ?? behind[3] ?? '') }
  const ahead = before.exec(text.slice(paragraph.start, start))
  return ahead ? { verb: ahead[2] ?? '', speaker: plain(ahead[1] ?? '') } : null
}

const plain = (speaker: string) =>
  speaker
    .toLowerCase()
    .replace(/^(?:the|an?|her|his|my|their) /, '')
    .replace(/(?:[’']s?|\.)$/, '')

/** Semitones above or below the narrator of those whose size or age everybody hears in their voice. */
const voices: readonly (readonly [semitones: number, words: string])[] = [
  [
    2.8,
    'mouse mice chick fairy elf bee wren kitten ladybird ladybug butterfly ant cricket firefly shrew pixie duckling',
  ],
  [
    2.2,
    'bird robin sparrow squirrel rabbit bunny hedgehog lamb puppy frog snail star bat vole chipmunk finch',
  ],
  [2, 'child girl boy sister brother baby friend cousin twin'],
  [1.5, 'cat kitten duck hen fox otter lizard teddy doll bunny mum mummy mom mommy mama mother aunt auntie'],
  [1.6, 'queen witch lady woman teacher nurse princess gran granny grandma grandmother nana nan mermaid'],
  [-1.6, 'dog badger owl goose goat pony crow heron gardener man grandpa grandad granddad grandfather papa'],
  [
    -2,
    'dad daddy father uncle king wizard captain farmer sailor tortoise turtle horse donkey cow toad wolf moon',
  ],
  [
    -2.8,
    'dragon bear giant whale elephant troll lion ogre monster oak tree mountain hippo rhino bull walrus moose',
  ],
]
const byWord = new Map(
  voices.flatMap(([semitones, words]) => words.split(' ').map((word) => [word, semitones] as const)),
)

/** For somebody of whom only a name is known: always the same for the same name, and never the narrator's own. */
const others = [1.5, -1.5, 1.9, -1.9, 2.3]

/**
 * Semitones by which a reader moves their voice to speak for somebody: lower for a dragon, higher for a mouse. The same in every
 * section of a story.
 */
export function semitonesOf(speaker: string | null, cast: readonly CastMember[]): number {
  if (speaker === null) return 0.8
  const member = cast.find(({ name }) => name.toLowerCase() === speaker)
  const words = `${member?.role ?? ''} ${speaker}`.toLowerCase().split(/[^\p{L}]+/u)
  for (const word of words.toReversed()) {
    const known = byWord.get(word) ?? byWord.get(word.replace(/s$/, ''))
    if (known !== undefined) return known
  }
  return others[hashOf(speaker) % others.length] ?? 0
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}
