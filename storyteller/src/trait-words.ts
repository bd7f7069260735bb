/** Words that what a parent typed is judged by. Lower case; several to a line where they belong together. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Things of which there are one or two: alone they want an article. */
export const countable = words(`
  aeroplane airplane alligator alpaca animal ant apple astronaut badger bag ball ballerina balloon banana banjo bat beach bear beaver
  bed bee beetle bell bicycle bike bird biscuit blanket boat book boot bracelet brick bridge brother bug builder bun bus butterfly
  button cake camel camera camper canary candle cape car caravan card carrot castle cat caterpillar cello chicken clarinet clock
  cloud coat comet comic cookie costume cousin cow crab crane crayon cricket crocodile crown cup cupcake cushion den diary digger
  dinosaur doctor dog doll dollhouse dolphin donkey dragon dragonfly dress drum duck eagle egg elephant engine excavator fairy farm
  feather ferret ferry fire-engine firefighter fish flag flamingo flower flute football fort fossil fox friend frog game garden gecko
  ghost giant giraffe glove goat goldfish grape guitar hamster handbag harp hat hedgehog helicopter helmet hen hippo horse house
  insect iguana island jacket jaguar jellyfish jigsaw jumper kangaroo keyboard kite kitten koala ladder ladybird ladybug lamb lamp
  lantern leaf lemur leopard library lighthouse lion lizard llama lobster lorry magnet map marble mermaid microscope mole monkey
  monster moose moth motorbike mouse mug mushroom museum necklace newt ninja octopus orange ostrich otter owl panda pancake parrot
  peacock pear pebble pen pencil penguin piano pig pigeon pillow pirate planet plane plant pony pool poster potato princess pumpkin
  pupil puppet puppy puzzle rabbit raccoon rainbow rat recorder reindeer rhino ring river robin robot rocket rock sandpit sandwich
  satellite scarf school scooter seagull seahorse seal seed shark sheep shell ship shoe shop sister skateboard skeleton sledge sloth
  slipper snail snake snowflake snowman sock song spaceship spider squirrel star starfish stick stone story strawberry submarine
  superhero swan swing sword sweater sweet tadpole tank taxi teacher teapot teddy telescope tent tiger toad tomato torch tortoise
  tower toy tractor train tram trampoline treasure tree treehouse triceratops trombone truck trumpet tuba turkey turtle tutu twin
  ukulele umbrella unicorn van vet viking violin volcano vulture walrus wand wardrobe wave wasp watch waterfall whale wheel whistle
  witch wizard wolf wombat worm xylophone yacht yo-yo zebra zoo`)

/** Stuff, games, subjects: they never take an article. */
export const uncountable = words(`
  autumn cake drums fishfingers flute guitar piano recorder spring summer trampolining ukulele winter
  acting art astronomy athletics badminton ballet basketball biology bread breakfast broccoli butter capoeira cheese chess chemistry
  chocolate climbing coding colour cooking craft cricket custard cycling dance dancing drama drawing dressing-up fishing fizz food
  french geography german golf gymnastics history hockey honey hopscotch hummus ice-cream jam jazz judo jelly karate knitting ketchup
  lego magic maths math mathematics milk minecraft mud music nature netball origami outdoors painting pasta pizza plasticine
  playdough play-doh poetry popcorn porridge pottery rain reading rice rugby running sailing salad sand science sewing singing
  skating skiing slime snow soccer sound soup space spaghetti spanish sport surfing sushi swimming tennis theatre toast trampolining
  tv violin water weather woodwork writing yoga yoghurt yogurt football baseball`)

/** What may stand before a thing. */
export const describing = words(`
  amazing ancient angry arctic baby bald beautiful best big black blue bouncy brand-new bright brown cheeky china chocolate cosy cool
  colourful crazy crochet cuddly curly cute dark deep electric enormous fairy fast fat favourite favorite felt first flat floppy
  fluffy flying friendly frilly funny furry fuzzy giant ginger glittery glow-in-the-dark gold golden good great green grey gray grand
  half happy hairy handmade hard high homemade hot huge itchy knitted large last left-handed lemon lilac little long loose lost loud
  lovely magic massive medium messy metal mini model mountain naughty navy new nice noisy odd old orange outdoor paper patchwork
  pink plastic plush pretty prickly purple quiet rag rainbow raspberry real red remote-control robot rocking round rubber salty
  scruffy sea secret second shiny short silk silly silver small soft space sparkly speckled spotted spotty square squeaky squishy
  steam stone straight straw strawberry striped stripy strong stuffed sunny super sweet tall tame tartan teddy tiny toy turquoise
  twin velvet vintage violet wavy white wide wild wind-up wobbly wooden woolly woollen yellow young`)

export const colours = words(`
  black blue brown gold golden gray green grey lilac lavender maroon mint navy orange peach pink purple rainbow red silver teal
  turquoise violet white yellow sky-blue`)

/** What a parent may well note, and no story should say aloud: illness and loss, quarrels, harm, what is private. */
export const unfit = words(`
  abuse abused accident adhd adopted adoption alcohol allergic allergy allergies anaphylaxis angry anxiety anxious asperger asthma
  autism autistic beer bite bites bitten blood bomb breast broken bullied bully bullies burn burns cancer coffin crash crying dead
  death depressed depression diabetes diabetic diagnosed diaper diapers die died dies disability disabled divorce divorced drink
  drinks drowned drug drugs drunk dyslexia dyslexic dyspraxia eczema epilepsy epileptic fart farts fat fight fighting fights foster
  fostered funeral ghost ghosts gun guns hate hates heaven hell hit hits hospital hurt hurts ill illness jail kick kicks kill
  killed killing kills knife knives lie lies lost medicine medication mental miscarriage murder naked nappies nappy nightmare
  nightmares nits overweight passed pee pees pistol poo poop prison psychologist punch puke rash refugee religion scar scars scared
  screen seizure seizures sex sexy sick smoke smokes smoking spank speech stammer steal steals stillborn struggles stupid stutter
  suicide surgery tantrum tantrums therapist therapy toilet ugly upset vomit war weapon weapons weed weight wet wets wetting wheelchair
  wine worry worried wedgie devil satan nazi aids hearing cold fever cough headache temperature sore shoot
  shooting shot shy bossy moody fussy picky stubborn clumsy lazy slow hyper hyperactive gifted deaf blind mute lisp spoilt spoiled
  premature coeliac celiac muslim christian jewish hindu catholic moving missing pregnant zombie zombies bullet rifle bloody damn crap shit fuck bitch bastard arse ass`)

/** A phrase with one of these is a sentence, an order, or about somebody whom a story would have to call he or she. */
export const notInAThing = words(`
  a an the one ones i you he she they it we me him her us them my your his its our their mine yours hers ours theirs this that these those who
  which what when where why how is are was were be been am has have had having do does did done will would shall should can
  could may might must not no never nor none nothing nobody dont doesnt cant wont isnt please make write tell include add use ignore
  forget want wants like likes love loves hate hates enjoy enjoys plays got get gets went go goes said say says because but if then
  than so very too also soon yesterday today tomorrow just only always sometimes often usually story stories told prompt instruction instructions system
  assistant`)

/** Foreign little words: our sentences would not go with what comes after them. */
export const foreign = words(`
  les le la los las el il lo gli der die das und et y e ou mit avec con und une un una des del della dans sur pour por para mes mis
  meine mein aime ama liebt adora mag joue juega spielt het een de van houdt ik og och jag hun han zijn ja si oui non nicht`)
