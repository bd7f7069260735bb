import type { Phrase } from './facts.ts'
import type { RequestSort } from './request-beats.ts'
import { vocabulary } from './vocabulary.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/,\s*/))

const large = set(
  `elephant, giraffe, horse, pony, donkey, cow, bull, ox, buffalo, bison, bear, polar bear, lion, tiger, hippo, hippopotamus, rhino, rhinoceros, camel, llama, moose, reindeer, deer, zebra,
  gorilla, ostrich, dinosaur, dragon, unicorn, giant, yeti, bigfoot, troll, ogre, griffin, phoenix, pegasus, mammoth, t-rex, triceratops, diplodocus, highland cow`,
)

const water = set(
  `fish, goldfish, octopus, jellyfish, starfish, seahorse, crab, lobster, whale, dolphin, shark, seal, narwhal, walrus, tadpole, newt, squid, stingray, salmon, trout, shrimp, mermaid, merman,
  turtle, terrapin, orca, rainbow fish`,
)

const sky = set('rainbow, moon, star, sun, sunshine, cloud, comet, planet, shooting star, full moon')
const weather = set('snow, rain, fog, mist, hail, frost, ice, wind, snowfall, drizzle')
const flowers = set(
  'flower, rose, daisy, tulip, sunflower, poppy, bluebell, dandelion, daffodil, buttercup, snowdrop, leaf, clover, petal',
)
const ships = set(
  'ship, pirate ship, submarine, ferry, barge, narrowboat, canal boat, lifeboat, sailing boat, rowing boat, canoe, kayak',
)

/** Nothing of ours to be found lying about, whoever asks for it. */
const never = set(
  'gun, knife, sword, rifle, pistol, bomb, cannon, medicine, match, lighter, blood, wine, beer, cigarette, storm, thunder, lightning, needle, scissors, hug, cuddle, kiss, ghost, zombie, vampire, skeleton',
)

/** What can be put on a chair; of other things there is a picture on the biscuit tin. */
const standing = set(
  `bed, cot, sofa, armchair, table, bench, desk, shelf, bookcase, cupboard, wardrobe, oven, stove, fridge, sink, stairs, fireplace, tree, christmas-tree, bush, hedge, fence, gate, stile, shed, greenhouse, well,
  fountain, statue, house, cottage, tower, church, mill, castle, lighthouse, bridge, wall, roof, chimney, slide, swing, see-saw, trampoline, climbing-frame, roundabout, big-wheel, carousel, bath,
  shower, toilet, hill, slope, hole, lake, campfire, scaffold, building-crane, swimming-pool, sandpit, stage, throne, tent, stall, counter, jetty, telephone-box, bus-stop, street-lamp, traffic-light, flagpole, piano, firework,
  volcano, mast, hull, planet, wave, window, door, puddle, snowman`,
)

/** How something that is asked for can be told and shown; null for what could be neither. */
export function requestSortOf({ head, is }: Phrase, about: string): RequestSort | null {
  if (never.has(head)) return null
  if (about === 'colour') return 'colour'
  if (water.has(head)) return 'water'
  if (large.has(head)) return 'large'
  if (sky.has(head)) return 'sky'
  if (weather.has(head)) return 'weather'
  if (flowers.has(head)) return 'plant'
  if (ships.has(head) || standing.has(drawnWord(head)) || is === 'place') return 'place'
  if (is === 'animal') return 'animal'
  if (is === 'food') return 'food'
  if (is === 'vehicle') return 'vehicle'
  const isFigure = is === 'creature' || (is === 'person' && vocabulary.roles.includes(drawnWord(head)))
  if (isFigure) return 'figure'
  return vocabulary.things.includes(drawnWord(head)) && is !== 'person' && is !== 'weather' ? 'thing' : null
}

/** A word as the pictures spell it. */
export const drawnWord = (head: string): string => head.replaceAll(' ', '-')

/** Places with windows and a floor. */
export const rooms: ReadonlySet<string> = new Set(
  `bedroom kitchen attic library castle ballroom school museum lighthouse bakery bathroom laundry living-room hallway shop post-office
  hospital workshop theatre cafe nursery throne-room tower-room station fire-station
  tent den supermarket`.split(/\s+/),
)
