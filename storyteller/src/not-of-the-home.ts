import type { StoryFact } from './facts.ts'

/** In the head of a plot, in place of words: somebody whom the children knew, and who is none of their family. */
export const notOfTheHome = 'not of the home'
/** Beside words: only of a relative, and not of 'Grandad's friend Bill'. */
export const ofTheHome = 'of the home'

/**
 * Whether it speaks of a teacher, a neighbour or another such person, and of no relative of the children’s. Whoever is in doubt is one:
 * nothing of this sort may be told of a child’s own mother.
 */
export function isNotOfTheHome({ said, what }: Pick<StoryFact, 'said' | 'what'>): boolean {
  const text = `${said} ${what?.text ?? ''}`.replace(ofOthers, '$1').replace(friendsOf, '$1')
  return (acquaintances.test(text) || titled.test(said)) && !relatives.test(text)
}

const known =
  'teacher|tutor|head ?teacher|headmaster|headmistress|teaching assistant|key ?worker|caretaker|janitor|dinner lady|lunch lady|librarian|school nurse|neighbou?r|coach|trainer|instructor|lollipop (?:lady|man)|crossing (?:guard|lady|man)|bus driver|postman|postwoman|milkman|shopkeeper|baker|butcher|barber|hairdresser|vicar|priest|imam|rabbi|childminder|child minder|babysitter|baby ?sitter|au pair|godmother|godfather|godparent|cousin|classmate|schoolmate|friend|playmate|pal|buddy'

const kin =
  'mum|mummy|mam|mammy|mom|mommy|mama|mother|dad|daddy|dada|papa|father|brother|sister|son|daughter|husband|wife|partner|grand\\w+|gran|granny|nan|nana|nanny|uncle|aunt|auntie'

const acquaintances = new RegExp(
  `\\b(?:${known})s?\\b|\\bnext door\\b|\\b(?:lady|man|woman|boy|girl) (?:at|from|in|on|next|across|over|who) `,
  'i',
)

/** 'Her classmate’s mum', and a neighbour who was like a grandad to her. */
const ofOthers = new RegExp(
  `\\b(?:(${known})s?['’]?s? (?:${kin})|like an?(?:other)? (?:\\w+ )?(?:${kin}))\\b`,
  'gi',
)
/** 'Grandad’s friend Bill'. */
const friendsOf = new RegExp(`\\b(?:${kin})['’]?s (?:\\w+ )?(${known})\\b`, 'gi')

const titled = /\b(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}/u

const relatives = new RegExp(
  `\\b(?:${kin}|step\\w+|parents?|siblings?|twins?|bab(?:y|ies)|families|nephew|niece|fianc\\w+|boyfriend|girlfriend|pets?|dogs?|puppy|cats?|kitten|hamster|rabbit|fish|goldfish|birds?)\\b`,
  'i',
)
