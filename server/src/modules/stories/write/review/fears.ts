import { wordsOf } from './prose.ts'
import { stemsOf } from './stems.ts'

/** Words that remind of a fear, by a word that names the fear. */
const related: Readonly<Record<string, string>> = {
  dark: 'dark darkness pitch-black',
  darkness: 'dark darkness pitch-black',
  spider: 'spider cobweb tarantula',
  dog: 'dog puppy hound bark growl',
  wolf: 'wolf wolves howl',
  thunder: 'thunder lightning thunderstorm storm',
  storm: 'thunder lightning thunderstorm storm',
  lightning: 'thunder lightning thunderstorm storm',
  monster: 'monster beast',
  ghost: 'ghost haunted spooky spook',
  water: 'underwater drown deep-water',
  swimming: 'swim underwater',
  snake: 'snake serpent',
  height: 'cliff dizzy ledge',
  bee: 'bee wasp hornet sting',
  wasp: 'bee wasp hornet sting',
  insect: 'insect bug beetle spider wasp bee ant',
  bug: 'insect bug beetle',
  fire: 'fire flame burning bonfire',
  doctor: 'doctor hospital needle injection',
  needle: 'needle injection',
  hospital: 'hospital doctor needle injection',
  dentist: 'dentist drill',
  clown: 'clown circus',
  witch: 'witch',
  lost: 'lost',
  loud: 'bang roar boom loud',
  noise: 'bang roar boom loud',
  separation: 'lost left-behind alone',
  alone: 'alone lonely',
  cat: 'cat kitten',
  bird: 'bird crow seagull',
  fish: 'fish shark',
  shark: 'shark',
  crowd: 'crowd',
  lift: 'lift elevator',
  bear: 'bear',
  mouse: 'mouse mice rat',
  crocodile: 'crocodile alligator',
  dinosaur: 'dinosaur',
  vacuum: 'vacuum hoover',
  balloon: 'balloon',
  firework: 'firework bang',
}

/** Words that say where, when or how: what is feared is before them or after them. */
const smallWords = new Set(
  (
    'a an the of and or but being be to in on at with by from my his her their our your its is are am was were any all thing things very that which big small little ' +
    'going getting go goes gets when if while who what where scary new old other some without up off out away left alone-at people person lots many much too really ' +
    'having has have had not no it he she they me us him them himself herself themselves night nights nighttime bed beds bedtime bedroom room home house asleep ' +
    'sleep sleeping falling fall under over behind inside outside near into onto through after before during because can will would do does doing made making one two'
  ).split(' '),
)

/** After one of these comes where or when something is feared: 'monsters under the bed', 'shadows in the bedroom at night'. */
const circumstance =
  /\s(?:under|in|at|on|behind|inside|outside|near|from|when|while|during|after|before|if|because|by|with|without|underneath|beneath|around)\s/

/** The fears that a text touches on by their words, each with the words that do. @param fears as a parent typed them: 'the dark', 'big dogs' */
export function fearsTouched(text: string, fears: readonly string[]): { fear: string; words: string[] }[] {
  if (fears.length === 0) return []
  const words = openWords(text)
  return fears.flatMap((fear) => {
    const touching = words.touching(fear)
    return touching.length > 0 ? [{ fear, words: touching }] : []
  })
}

/** The words of a text, in which many fears can be looked for: what each may be a form of is found once. */
export interface Words {
  /** Those that name a fear or remind of it, in the order of the text. */
  touching(fear: string): string[]
}

export function openWords(text: string): Words {
  const words = [...new Set(wordsOf(text.replace(darkColours, ' ')))]
  const placesByStem = new Map<string, number[]>()
  for (const [place, word] of words.entries())
    for (const stem of stemsOf(word)) {
      const places = placesByStem.get(stem)
      if (places) places.push(place)
      else placesByStem.set(stem, [place])
    }
  return {
    touching(fear) {
      const places = new Set(fearedWords(fear).flatMap((stem) => placesByStem.get(stem) ?? []))
      return [...places].sort((one, other) => one - other).flatMap((place) => words[place] ?? [])
    },
  }
}

/** 'Dark blue' is a colour. */
const darkColours =
  /\bdark(?:er)?[ -](?=(?:blue|green|red|brown|grey|gray|purple|pink|wood|chocolate|bread|hair|haired|honey|glasses|eyes|eyed|fur)\b)/gi

function fearedWords(fear: string): string[] {
  const [head = ''] = ` ${fear.toLowerCase()} `
    .replace(/^ (?:in|at|on|with|by|from|when|under) /, ' ')
    .split(circumstance)
  return wordsOf(head)
    .filter((word) => !smallWords.has(word))
    .flatMap((word) => {
      const stems = [...stemsOf(word)]
      const relatedWords = stems.flatMap((stem) =>
        Object.hasOwn(related, stem) ? (related[stem] ?? '').split(' ') : [],
      )
      return [...stems.filter((stem) => stem.length > 2), ...relatedWords]
    })
}
