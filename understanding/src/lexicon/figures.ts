import type { What } from '../fact.ts'

/**
 * Figures of television, film and books that belong to others, and what they are like. A story of ours may have a blue puppy, and nobody who
 * is called Bluey.
 */
const likenesses: readonly (readonly [called: string, like: string, head: string])[] = [
  ['bluey', 'a blue puppy', 'puppy'],
  ['peppa pig, peppa, george pig', 'a little pig', 'pig'],
  ['paw patrol', 'a rescue puppy', 'puppy'],
  ['hey duggee, duggee', 'a big brown dog', 'dog'],
  ['scooby doo, scooby-doo, scooby, snoopy, clifford', 'a brave dog', 'dog'],
  ['bing, bing bunny, miffy, peter rabbit, bugs bunny', 'a little rabbit', 'rabbit'],
  ['mickey mouse, mickey, minnie mouse, minnie', 'a cheerful mouse', 'mouse'],
  ['donald duck', 'a cross duck', 'duck'],
  ['paddington, paddington bear, winnie the pooh, pooh bear, rupert bear', 'a polite bear', 'bear'],
  ['tigger', 'a bouncy tiger', 'tiger'],
  ['eeyore', 'a gloomy donkey', 'donkey'],
  ['garfield', 'a lazy cat', 'cat'],
  ['hello kitty', 'a white kitten', 'kitten'],
  ['sonic, sonic the hedgehog', 'a very fast hedgehog', 'hedgehog'],
  ['nemo, finding nemo', 'a small orange fish', 'fish'],
  ['simba, the lion king, lion king', 'a young lion', 'lion'],
  ['dumbo, elmer', 'a young elephant', 'elephant'],
  ['baby shark', 'a small shark', 'shark'],
  ['toothless, zog', 'a friendly dragon', 'dragon'],
  ['the gruffalo, gruffalo', 'a shaggy monster', 'monster'],
  ['elsa, frozen', 'a snow queen', 'queen'],
  ['olaf', 'a cheerful snowman', 'snowman'],
  ['ariel, the little mermaid', 'a mermaid', 'mermaid'],
  ['moana', 'an island girl', 'girl'],
  ['shrek', 'a green ogre', 'ogre'],
  ['tinkerbell, tinker bell', 'a tiny fairy', 'fairy'],
  ['harry potter, hogwarts, ron weasley', 'a young wizard', 'wizard'],
  ['hermione', 'a clever young witch', 'witch'],
  ['yoda, grogu, et', 'a small green alien', 'alien'],
  ['lilo and stitch', 'a small blue alien', 'alien'],
  ['star wars, darth vader', 'a spaceship', 'spaceship'],
  ['buzz lightyear, toy story', 'a toy spaceman', 'spaceman'],
  [
    'spiderman, spider-man, spider man, spidey, batman, superman, supergirl, hulk, iron man, ironman, captain america, thor, pj masks',
    'a superhero',
    'superhero',
  ],
  ['avengers, marvel', 'some superheroes', 'superhero'],
  ['mr tumble, mr bean', 'a funny clown', 'clown'],
  ['postman pat', 'a postman', 'postman'],
  ['fireman sam', 'a fireman', 'fireman'],
  ['bob the builder', 'a builder', 'builder'],
  ['dora, dora the explorer', 'a young explorer', 'explorer'],
  ['octonauts', 'some divers', 'diver'],
  ['super mario, mario, luigi', 'a jumping plumber', 'plumber'],
  ['barbie', 'a doll', 'doll'],
  ['thomas the tank engine, thomas the tank', 'a blue steam engine', 'engine'],
  ['lightning mcqueen, mcqueen', 'a red racing car', 'car'],
  ['pokemon, pikachu', 'a little yellow creature', 'creature'],
  ['minions, minion', 'some little helpers', 'helper'],
]

const byName = new Map(
  likenesses.flatMap(([called, like, head]) =>
    called.split(', ').map((name) => [name, { like, head }] as const),
  ),
)

/** All that they are called, in small letters. */
export const figures: readonly string[] = [...byName.keys()]

/** What a figure is like, by its name as a token has it; undefined for anybody else. */
export function likenessOf(
  norm: string,
): Pick<What, 'text' | 'head' | 'article' | 'number' | 'described'> | undefined {
  const found = byName.get(norm)
  if (!found) return undefined
  const [article = '', ...words] = found.like.split(' ')
  return {
    text: found.like,
    head: found.head,
    article: article === 'some' ? 'some' : article === 'an' ? 'an' : 'a',
    number: article === 'some' ? 'many' : 'one',
    described: words.slice(0, -1),
  }
}
