import type { Brief, StoryLength } from './brief.ts'
import { along, sentences } from './companion-sentences.ts'
import { isBriefest } from './fit-length.ts'
import { list } from './names.ts'
import { hashOf } from './random.ts'
import { isYoung, sentencesFor } from './register.ts'

/** When companions come into a story: once at least, and more often in a longer one. */
export const moments = ['joining', 'pausing', 'midway', 'homeward', 'resting'] as const
export type Moment = (typeof moments)[number]

export type Kind = 'elder' | 'parent' | 'sibling' | 'friend' | 'pet' | 'smallPet' | 'bigPet' | 'toy' | 'other'

/** Asked in this order: a toy rabbit is a toy, and a pet that is a friend is a pet. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['toy', /\b(toy|teddy|doll|dolly|plush|plushie|stuffed|cuddly|robot|blanket|puppet|rock)/],
  [
    'smallPet',
    /\b(fish|goldfish|bird|parrot|budgie|canary|hamster|gerbil|mouse|snail|turtle|tortoise|frog|guinea|snake|lizard)/,
  ],
  ['bigPet', /\b(pony|horse|donkey|cow|sheep|goat|llama|alpaca|dragon|unicorn|elephant)/],
  ['pet', /\b(dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|pet|pig|ferret|hound|terrier|fox)/],
  [
    'elder',
    /(\bgrand|\bgran\b|\bgranny|\bnan\b|\bnana|\bnanny|\bgrampa|\bgramps|\bopa\b|\boma\b|\bgreat-?\s?(aunt|uncle))/,
  ],
  [
    'parent',
    /\b(mum|mom|mummy|mommy|mother|dad|daddy|father|papa|mama|parent|aunt|uncle|auntie|god(mother|father)|teacher|carer|step(mum|mom|mother|dad|father))/,
  ],
  ['sibling', /\b(brother|sister|sibling|twin|cousin|step|half-)/],
  ['friend', /\b(friend|mate|pal|buddy|classmate|neighbour|neighbor|schoolfriend|bestie)/],
]

/** What somebody is to the children, from the parent's own words. Unknown words make a kind stranger. */
export function kindOf(relationship: string): Kind {
  const words = relationship.toLowerCase()
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

/** More would be a roll-call: at the beginning the others are named together. */
const mostAlone = (moment: Moment, length: StoryLength) =>
  moment === 'joining' ? (length === 'short' ? 1 : 3) : 1

/** A paragraph in which the companions are there; empty when there are none. */
export function companionsAt(moment: Moment, brief: Brief): string {
  const { companions, seed, length } = brief
  if (companions.length === 0) return ''
  // Somebody else has the word at each moment.
  const first = moments.indexOf(moment) % companions.length
  const turned = [...companions.slice(first), ...companions.slice(0, first)]
  const most = mostAlone(moment, length)
  const told: string[] = []
  const used: Kind[] = []
  for (const { name, relationship } of turned.slice(0, most)) {
    const kind = kindOf(relationship)
    const choices = sentencesFor(sentences[kind][moment], isYoung(brief))
    // Two grandmothers do not say the same thing.
    const again = used.filter((other) => other === kind).length
    const sentence = choices[(hashOf(`${seed}:${moment}:${kind}`) + again) % choices.length] ?? ''
    const varied = sentence.replace(
      /^X came (?:along )?(?:too|as well)/,
      `${comings[told.length] ?? 'X came too'}`,
    )
    told.push(varied.replaceAll(/\bX\b/g, () => name))
    used.push(kind)
  }
  const others = moment === 'joining' ? turned.slice(most) : []
  const doing = isBriefest(brief) ? 0 : mostAlongside
  const only = list(others.slice(doing).map(({ name }) => name))
  told.push(alongside(others.slice(0, doing), used), only && `And nobody forgot ${only}.`)
  return told.filter(Boolean).join(' ')
}

/** With more of them a short story would be all company. */
const mostAlongside = 2

/** Said of one after the other: everybody coming too would be a list. */
const comings = ['X came too', 'X came as well', 'And X came']

/** A few words for each: what one of this kind does, and no two the same. */
function alongside(others: Brief['companions'], used: Kind[]): string {
  const clauses = others.map(({ name, relationship }) => {
    const kind = kindOf(relationship)
    const clause = along[kind][used.filter((other) => other === kind).length % along[kind].length] ?? ''
    used.push(kind)
    return clause.replace('X', () => name)
  })
  return clauses.length > 0 ? `${list(clauses)}.` : ''
}
