import { vocabulary } from './vocabulary.ts'

/** Animals by the drawing that comes nearest; their colour and markings come from what they are called. */
const drawnAs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dog: 'puppy doggy doggie pup labrador poodle spaniel terrier collie pug husky greyhound whippet dachshund cockapoo labradoodle sheepdog wolf coyote dingo jackal hyena',
    cat: 'kitten kitty tiger leopard cheetah panther jaguar lynx puma',
    fox: 'raccoon racoon',
    rabbit: 'bunny hare kangaroo wallaby',
    mouse: 'hamster gerbil rat vole dormouse',
    horse: 'pony donkey foal mule zebra camel',
    deer: 'reindeer moose elk antelope gazelle fawn',
    bird: 'robin budgie canary sparrow blackbird swallow wren finch',
    crow: 'raven rook jackdaw',
    pigeon: 'seagull gull dove',
    owl: 'eagle hawk falcon bat',
    parrot: 'toucan macaw cockatoo',
    goose: 'swan flamingo stork heron ostrich emu peacock',
    penguin: 'puffin',
    chicken: 'hen chick cockerel rooster turkey',
    duck: 'duckling',
    fish: 'goldfish salmon trout clownfish pufferfish piranha',
    whale: 'dolphin orca narwhal manatee',
    octopus: 'squid jellyfish cuttlefish',
    crab: 'lobster crayfish prawn shrimp',
    seal: 'walrus sealion sea-lion',
    sheep: 'lamb ram',
    goat: 'llama alpaca kid',
    pig: 'piglet hippo hippopotamus warthog boar',
    cow: 'calf bull ox buffalo bison yak rhino rhinoceros',
    frog: 'toad',
    bear: 'panda koala sloth yeti wombat polar-bear grizzly',
    badger: 'skunk',
    otter: 'beaver ferret weasel stoat meerkat mongoose',
    squirrel: 'chipmunk',
    dragon:
      'dinosaur dino t-rex trex tyrannosaurus triceratops stegosaurus diplodocus brontosaurus velociraptor crocodile alligator lizard gecko iguana chameleon',
    monkey: 'gorilla chimp chimpanzee orangutan lemur baboon ape',
    bee: 'bumblebee wasp hornet',
    butterfly: 'dragonfly',
    snail: 'slug',
    ant: 'termite beetle cockroach earwig woodlouse grasshopper cricket',
    ladybird: 'ladybug',
    worm: 'earthworm glowworm maggot',
    snake: 'cobra viper python eel',
    spider: 'tarantula scorpion',
    elephant: 'mammoth',
    mermaid: 'merman merboy mergirl',
    ghost: 'phantom spook',
    turtle: 'terrapin',
    unicorn: 'pegasus',
    alien: 'monster',
  }).flatMap(([species, words]) => words.split(' ').map((word) => [word, species] as const)),
)

/** Those that are much larger than what they are drawn by. */
const large: ReadonlySet<string> = new Set(
  'tiger leopard cheetah panther jaguar puma wolf kangaroo hippo hippopotamus rhino rhinoceros swan flamingo eagle ostrich emu'.split(
    ' ',
  ),
)

/** The species by which an animal is drawn: a robin as a bird. */
export const speciesFor = (word: string): string | undefined =>
  vocabulary.species.find((each) => each === (drawnAs.get(word) ?? word))

/** How large it is beside the animal that it is drawn by, where the two differ much. */
export const sizeFor = (word: string): 'huge' | undefined => (large.has(word) ? 'huge' : undefined)
