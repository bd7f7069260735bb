/** Several of what one word names. */
export function pluralOf(word: string): string {
  const own = irregular.get(word)
  if (own) return own
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:ch|sh|x|s|z)$/.test(word)) return `${word}es`
  return `${word}s`
}

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sheep: 'sheep',
    fish: 'fish',
    goldfish: 'goldfish',
    jellyfish: 'jellyfish',
    starfish: 'starfish',
    reindeer: 'reindeer',
    moose: 'moose',
    mouse: 'mice',
    goose: 'geese',
    wolf: 'wolves',
    leaf: 'leaves',
    scarf: 'scarves',
    potato: 'potatoes',
    tomato: 'tomatoes',
    volcano: 'volcanoes',
    superhero: 'superheroes',
    snowman: 'snowmen',
    man: 'men',
    woman: 'women',
    postman: 'postmen',
    postwoman: 'postwomen',
    fisherman: 'fishermen',
    fisherwoman: 'fisherwomen',
    child: 'children',
    tooth: 'teeth',
    shelf: 'shelves',
    deer: 'deer',
    octopus: 'octopuses',
    triceratops: 'triceratops',
    treasure: 'treasure',
    cricket: 'cricket',
  }),
)
