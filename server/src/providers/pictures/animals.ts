import { type Coat, coatOf, isSpecies, type Species } from '@nightlight/illustrator'
import type { PersonFigure } from '../../modules/pictures/index.ts'
import { kinshipOf } from './kinship.ts'

/** A pet or a toy among the companions. */
interface Animal {
  readonly species: Species
  readonly coat?: Coat
  readonly isToy?: true
}

/** Words for animals by the drawing that comes nearest. */
const kinds: readonly [RegExp, Species][] = [
  [/^(teddy|teddybear|panda|koala)$/, 'bear'],
  [/^(hoot|hoots)$/, 'owl'],
  [
    /^(puppy|pup|doggy|doggie|labrador|retriever|poodle|spaniel|terrier|collie|dachshund|dalmatian|beagle|husky|pug|hound|cockapoo|labradoodle)$/,
    'dog',
  ],
  [/^(kitten|kitty|tabby|tomcat|moggy)$/, 'cat'],
  [/^(bunny|hare)$/, 'rabbit'],
  [/^(hamster|gerbil|guinea|rat)$/, 'mouse'],
  [/^(pony|foal|donkey)$/, 'horse'],
  [/^(macaw|cockatoo)$/, 'parrot'],
  [/^(dove)$/, 'pigeon'],
  [/^(budgie|budgerigar|canary|parakeet|cockatiel|robin)$/, 'bird'],
  [/^(hen|cockerel|rooster|chick)$/, 'chicken'],
  [/^(duckling)$/, 'duck'],
  [/^(goldfish|guppy)$/, 'fish'],
  [/^(lamb)$/, 'sheep'],
  [/^(piglet)$/, 'pig'],
  [/^(calf|bull)$/, 'cow'],
  [/^(dino|dinosaur|crocodile|lizard|gecko)$/, 'dragon'],
  [/^(toad)$/, 'frog'],
  [/^(ape|chimp|gorilla)$/, 'monkey'],
  [/^(tiger|leopard|cheetah|panther)$/, 'cat'],
  [/^(zebra)$/, 'horse'],
  [/^(wolf)$/, 'dog'],
  [/^(dolphin|orca)$/, 'whale'],
]

const petWords = /\b(pet|toy|teddy|plush|plushie|cuddly|stuffed|soft|stuffie|comforter|snuggly|animal)\b/
/** Toys that are no animals. */
const otherToys =
  /\b(doll|dolly|dolls|puppet|robot|car|cars|train|truck|lorry|digger|tractor|bus|plane|boat|ball|blanket|rock|soldier|figure|knight|fairy|superhero)\b/
const toyWords = /\b(toy|teddy|teddybear|plush|plushie|cuddly|stuffed|soft|stuffie|comforter|snuggly)\b/

/** The pet or toy that a companion is: by the relationship ('our cat'), or by what the description calls it ('a grey rabbit with one ear'). */
export function animalOf({ relationship = '', otherFeatures = '' }: PersonFigure): Animal | null {
  const called = headOf(otherFeatures)
  const isPet = petWords.test(relationship.toLowerCase())
  const described = isPet ? speciesIn(otherFeatures) : kinshipOf(relationship) ? null : speciesAtEnd(called)
  const isToy = toyWords.test(`${relationship} ${called}`.toLowerCase())
  const species =
    speciesIn(relationship) ?? described ?? (isToy ? toySpecies(relationship, otherFeatures) : null)
  if (!species) return null
  const coat = coatOf(`${otherFeatures}. ${relationship}`)
  return { species, ...(coat && { coat }), ...(isToy && { isToy: true }) }
}

/** A toy of which no more is said is a teddy bear, unless it is no animal. */
const toySpecies = (...words: readonly string[]): Species | null =>
  otherToys.test(words.join(' ').toLowerCase()) ? null : 'bear'

/** 'a grey rabbit' of 'a grey rabbit with one ear, very soft': what somebody is called, but not what they have or do. */
function headOf(description: string): string {
  const [head = ''] = description.toLowerCase().split(/[.,;!?\n(]|\b(?:with|who|that|and|has|is|in)\b/)
  return /\b(loves?|likes?|wears?|owns?|walks?)\b/.test(head) ? '' : head.trim()
}

const speciesAtEnd = (called: string) => speciesIn(called.match(/\p{L}+$/u)?.[0] ?? '')

/** Of 'teddy rabbit' the rabbit counts. */
function speciesIn(text: string): Species | null {
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const named = words.find((word): word is Species => isSpecies(word))
  const like = words.flatMap((word) => kinds.find(([pattern]) => pattern.test(word))?.[1] ?? [])
  return named ?? like[0] ?? null
}
