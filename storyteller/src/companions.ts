import type { Brief } from './brief.ts'
import { list } from './names.ts'
import { pick } from './random.ts'

type Companion = Brief['companions'][number]
type Moment = 'joining' | 'midway' | 'resting'
type Kind = 'elder' | 'parent' | 'sibling' | 'friend' | 'pet' | 'smallPet' | 'toy' | 'other'

/** What somebody is to the children, from the parent's own words. Unknown words make a kind stranger. */
export function kindOf(relationship: string): Kind {
  const words = relationship.toLowerCase()
  const is = (pattern: RegExp) => pattern.test(words)
  if (is(/\b(toy|teddy|doll|dolly|plush|stuffed|cuddly|robot|blanket|puppet)/)) return 'toy'
  if (
    is(
      /\b(fish|goldfish|bird|parrot|budgie|canary|hamster|gerbil|mouse|snail|turtle|tortoise|frog|guinea|snake|lizard)/,
    )
  )
    return 'smallPet'
  if (is(/\b(dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|pony|horse|pet|goat|donkey|sheep|pig)/)) return 'pet'
  if (is(/\b(grand|gran\b|granny|nan\b|nana|nanny|grampa|gramps|opa|oma|great)/)) return 'elder'
  if (
    is(
      /\b(mum|mom|mummy|mommy|mother|dad|daddy|father|papa|mama|parent|aunt|uncle|auntie|god(mother|father)|teacher|carer)/,
    )
  )
    return 'parent'
  if (is(/\b(brother|sister|sibling|twin|cousin|step)/)) return 'sibling'
  if (is(/\b(friend|mate|pal|buddy|classmate|neighbour|neighbor|schoolfriend)/)) return 'friend'
  return 'other'
}

/** `X` stands for the name. Each kind is itself at each moment: a grandmother is not a schoolfriend, and a dog does not talk. */
const sentences: Record<Kind, Record<Moment, readonly string[]>> = {
  elder: {
    joining: [
      'X came too, with peppermints in one pocket and a clean handkerchief in the other.',
      'X came too, in the good walking shoes.',
    ],
    midway: [
      '“I did something like this once,” said X, “but my knees were newer.”',
      '“Slowly does it,” said X, who had never been known to hurry.',
    ],
    resting: [
      'X smoothed the blanket, twice, the way it has to be done.',
      'X hummed the old tune, the one with only four notes in it.',
    ],
  },
  parent: {
    joining: [
      'X came as well, and carried the bag without being asked twice.',
      'X came as well, because somebody had to bring the sandwiches.',
    ],
    midway: ['“All right?” asked X. It was all right.', 'X looked, and thought, and held out a hand.'],
    resting: [
      'X sat on the end of the bed and did not say anything, which was just right.',
      'X turned the lamp down low.',
    ],
  },
  sibling: {
    joining: [
      'X was coming, of course. X was always coming.',
      'X had shoes on already and was standing by the door.',
    ],
    midway: ['“I knew it,” said X, who had not known it at all.', '“My turn to look,” said X, and looked.'],
    resting: ['X yawned the biggest yawn of all.', 'X was half asleep already.'],
  },
  friend: {
    joining: [
      'X came too, two steps ahead and talking all the way.',
      'X came too, and had brought a very useful piece of string.',
    ],
    midway: [
      'X knew a joke about that, and told it, and it was funny.',
      '“This is the best bit,” whispered X.',
    ],
    resting: [
      '“Again tomorrow?” asked X. Again tomorrow.',
      'X waved until there was nothing left to wave at.',
    ],
  },
  pet: {
    joining: ['X came too, nose first.', 'X came too, because nobody had said not to.'],
    midway: [
      'X sniffed it, sneezed once, and was satisfied.',
      'X sat down in the middle of everything and had to be walked round.',
    ],
    resting: ['X turned round three times and lay down.', 'X put one warm ear where a hand could reach it.'],
  },
  smallPet: {
    joining: [
      'X came too, carried carefully, and was shown everything.',
      'X came too, in a warm place near somebody’s elbow.',
    ],
    midway: ['X looked at it with one bright eye.', 'Everybody held X up to see.'],
    resting: ['X was quiet now, and perfectly still.', 'Somebody said goodnight to X, and X did not mind.'],
  },
  toy: {
    joining: [
      'X came too, tucked under an arm and seeing everything upside down.',
      'X came too, and was no trouble at all.',
    ],
    midway: ['X said nothing, and it helped all the same.', 'X was squeezed, just a little, for luck.'],
    resting: [
      'X went under the blanket first, to warm it.',
      'X lay on the pillow and kept one eye on things.',
    ],
  },
  other: {
    joining: [
      'X came along too, and was glad to be asked.',
      'X came along too, whistling between the teeth.',
    ],
    midway: [
      'X nodded slowly, as if that explained a great deal.',
      '“Well, well,” said X, “would you look at that.”',
    ],
    resting: ['“Sleep well,” said X, very softly.', 'X smiled in the dark.'],
  },
}

/** More would be a roll-call: the others are named together. */
const mostAlone = { joining: 3, midway: 1, resting: 1 } as const

/** A paragraph in which the companions are there; empty when there are none. */
export function companionsAt(moment: Moment, companions: readonly Companion[], seed: string): string {
  if (companions.length === 0) return ''
  // Somebody else has the word at each moment.
  const first = { joining: 0, midway: 1, resting: 2 }[moment] % companions.length
  const turned = [...companions.slice(first), ...companions.slice(0, first)]
  const alone = turned.slice(0, mostAlone[moment]).map((companion) => sentenceFor(moment, companion, seed))
  const together =
    moment === 'joining' ? turned.slice(mostAlone.joining).map((companion) => companion.name) : []
  if (together.length > 0) alone.push(`And so did ${list(together)}.`)
  return alone.join(' ')
}

function sentenceFor(moment: Moment, companion: Companion, seed: string): string {
  const sentence = pick(
    sentences[kindOf(companion.relationship)][moment],
    `${seed}:${moment}:${companion.name}`,
  )
  return sentence.replaceAll(/\bX\b/g, () => companion.name)
}

/** Companions who can talk, for a plot that needs an answer. */
export const speakersOf = (companions: readonly Companion[]): readonly Companion[] =>
  companions.filter((companion) => !['pet', 'smallPet', 'toy'].includes(kindOf(companion.relationship)))
