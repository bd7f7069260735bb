const irregular = new Map(
  Object.entries({
    mice: 'mouse',
    geese: 'goose',
    feet: 'foot',
    teeth: 'tooth',
    children: 'child',
    men: 'man',
    women: 'woman',
    wolves: 'wolf',
    elves: 'elf',
    leaves: 'leaf',
    calves: 'calf',
    scarves: 'scarf',
    knives: 'knife',
    shelves: 'shelf',
    shoes: 'shoe',
    toes: 'toe',
    canoes: 'canoe',
    snowmen: 'snowman',
    firemen: 'fireman',
    pennies: 'penny',
    cookies: 'cookie',
    brownies: 'brownie',
    genies: 'genie',
    pixies: 'pixie',
    baddies: 'baddie',
    birdies: 'birdie',
    doggies: 'doggie',
    aunties: 'auntie',
    movies: 'movie',
    besties: 'bestie',
    zombies: 'zombie',
    selkies: 'selkie',
    veggies: 'vegetable',
    pies: 'pie',
    ties: 'tie',
    buses: 'bus',
    octopuses: 'octopus',
    noises: 'noise',
    houses: 'house',
    horses: 'horse',
    nurses: 'nurse',
    roses: 'rose',
    vases: 'vase',
    maths: 'math',
    granny: 'granny',
    dinos: 'dinosaur',
    airplane: 'plane',
    aeroplane: 'plane',
    woods: 'wood',
    dino: 'dinosaur',
    bunnies: 'bunny',
    mummies: 'mummy',
    mumma: 'mummy',
  }),
)

/** No plurals, though they end like one. */
const same = new Set(
  `christmas glasses pants jeans scissors stairs upstairs downstairs drums swings athletics gymnastics bus gas dress grass glass class
  boss kiss princess octopus hippopotamus walrus platypus tyrannosaurus triceratops stegosaurus diplodocus brachiosaurus circus virus cactus
  this is was his has us yes plus always sometimes perhaps tennis hummus mars texas paris wales james news series species chess lens
  disguise jesus across alas atlas canvas bias pyjamas pajamas draughts darts fries blocks legs species starbucks anxious nervous famous jealous ours hers theirs yours
  christ moss cross illness kindness sadness darkness business bonus chaos less unless`.split(/\s+/),
)

/** The singular of a noun in small letters; what is none comes back as it is. */
export function singularOf(word: string): string {
  const lastWord = word.lastIndexOf(' ') + 1
  if (lastWord > 0) return word.slice(0, lastWord) + singularOf(word.slice(lastWord))
  const own = irregular.get(word)
  if (own) return own
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || same.has(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz|o)es$/.test(word)) return word.slice(0, -2)
  if (/(?:us|is)$/.test(word)) return word
  return word.slice(0, -1)
}
