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

const smallWords = new Set(
  'a an the of and or being be to in on at with by from my his her their is are any all things thing very that which big small going getting'.split(
    ' ',
  ),
)

/** The fears that a text touches on, each with the words that do. @param fears as a parent typed them: 'the dark', 'big dogs' */
export function fearsTouched(text: string, fears: readonly string[]): { fear: string; words: string[] }[] {
  const textWords = [...new Set(wordsOf(text))].map((word) => ({ word, stems: stemsOf(word) }))
  return fears.flatMap((fear) => {
    const fearStems = fearedWords(fear)
    const words = textWords
      .filter(({ stems }) => fearStems.some((each) => stems.has(each)))
      .map(({ word }) => word)
    return words.length > 0 ? [{ fear, words }] : []
  })
}

function fearedWords(fear: string): string[] {
  const significantWords = wordsOf(fear).filter((word) => !smallWords.has(word))
  return significantWords.flatMap((word) => {
    const stems = [...stemsOf(word)]
    const relatedWords = stems.flatMap((stem) =>
      Object.hasOwn(related, stem) ? (related[stem] ?? '').split(' ') : [],
    )
    return [...stems.filter((stem) => stem.length > 2), ...relatedWords]
  })
}
