/**
 * Words of picture lines that the illustrator cannot draw yet. Every other word has to be drawn; whoever draws one of these takes it from the list.
 * Until then a picture goes without it.
 */
export const wantedWords: ReadonlySet<string> = new Set(
  `acorn anchor ant apron armbands arrow bag banana barrow basin bat bath bean bed beehive beetle bench
    bin biscuit blackboard blocks board boot bottle bow bowl box bread brick brush bubble bun bus-stop
    butter button cabbage cage cake-stand calendar camel candle candlestick cap car card carrot cart
    cauldron chair cheese chimney church cloth clothes-horse cloud coat coat-hanger coin comb comet cork
    counter crayon crumb cup cupboard curtain cushion daisy deckchair desk digger doll donkey door
    drawer drawing dreidel drumstick dummy easel egg envelope feather-duster fence fishbowl flannel
    flowerpot football footprint fork fridge gate glass globe glove glove-puppet goal goggles guitar
    hammock handkerchief hat-stand heap hedge helmet hook hose house icicle iron jam jar jug jumper
    kennel label ladybird lamp leaf lemon lettuce lid lifebelt log lorry loudspeaker magnifying-glass
    marble mask mat mattress medicine microphone milk mill mirror mitten moth mushroom nail needle nest
    newspaper nightcap notebook nut oar orange oven paintbrush pan pancake paper parcel parrot pea pear
    pebble peg pen pencil petal piano picture pie pigeon pipe plank plant plaster plaster-cast plate
    plug plum porridge post pot potato potty pram puddle pump pumpkin purse quilt radio raft rake ribbon
    ring roof rope-ladder rose rubber-duck rucksack rug ruler sack sail sandcastle sandpit sandwich
    satellite saucer scarecrow scooter seaweed see-saw shed sheet shelf shirt shoe shoebox shop signpost
    sink skate sledge slide slipper snowball soap sofa soup spaceship spade spider sponge spotlight
    stairs stamp stethoscope stick stile stone stool stove strawberry stretcher suitcase sun
    swimming-pool table tablecloth tap tape-measure teaspoon teddy telephone telescope-stand thermometer
    thread throne tiara ticket tie tile tin toast toaster tomato tooth toothbrush towel tower track
    tracks traffic-light trampoline tray treasure tree trumpet trunk turnip twig umbrella-stand violin
    wall wand wardrobe washing-line watch watering-can wheel whistle window wool worm`.split(/\s+/),
)
