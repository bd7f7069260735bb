/** Every word that a scene can use. The illustrator draws all of them. */
export const vocabulary = {
  settings:
    words(`bedroom kitchen attic library garden park meadow forest treehouse river lake seaside harbour ship island
    mountain cave village rooftops castle palace-garden ballroom farm school playing-field sky moon rocket planet museum snowfield
    underwater lighthouse train bakery playground campsite market greenhouse bridge canal-boat bus bathroom laundry
    rooftop-garden barn pond living-room hallway shop post-office hospital workshop theatre swimming-pool cafe
    nursery throne-room tower-room burrow street station fair building-site hill field lane jungle desert orchard zoo airfield fire-station car tent den supermarket`),
  times: words('day afternoon dusk night'),
  weathers: words('clear breeze mist rain snow stars'),
  shots: words('close two wide above behind object'),
  actions:
    words(`stand walk run jump climb kneel crouch sit sit-on-chair sit-on-edge lie-back lie-front sleep read write draw
    point wave reach-up reach-down hold carry carry-both push pull row pour stir look-through peek hug hold-hands tuck-in dance
    ride throw catch whisper listen fly swim eat paint blow dig
    fall lift brush-teeth wash give clap kick tiptoe bow think knock look-up play
    sweep stroke drink crawl shout yawn stretch lie-awake sit-up fold sneeze cut roll`),
  directions: words('up down left right'),
  relations: words('in on under behind beside between before over at held-by worn-by'),
  sizes: words('tiny small big huge enormous'),
  roles:
    words(`queen king princess prince captain pirate witch wizard baker postman postwoman keeper teacher doctor nurse driver
    gardener musician diver astronaut knight cook neighbour lamplighter fisher farmer librarian conductor builder firefighter
    judge clown shopkeeper man woman boy girl baby
    dentist police-officer lifeguard fisherman fisherwoman sailor mayor vet painter inventor guard shepherd
    waiter magician fairy giant miller beekeeper tailor goalkeeper referee coach detective explorer dancer superhero ninja`),
  moods: words('happy curious surprised proud calm sleepy worried laughing sad scared cross'),
  species:
    words(`fox rabbit owl hedgehog bear cat dog mouse deer bird turtle whale shark dragon robot horse squirrel penguin elephant
    otter frog unicorn butterfly fish octopus seal duck alien firefly sheep goat pig cow chicken
    snail mole badger crab giraffe lion monkey crow bee goose tortoise magpie pigeon parrot moth
    ant spider ladybird worm caterpillar snake mermaid ghost`),
  things:
    words(`lantern boat kite map key book telescope balloon tent umbrella crown shell feather cape ball bicycle cake flag chest
    ladder letter basket bell swing star flower blanket teapot drum net medal snowman pillow paper-crane hat clock wall-clock bucket broom
    apple kettle spoon rope wheelbarrow torch gramophone sock scarf cup mug saucer lid plate bowl pot cauldron pan jug glass
    bottle jar tin fork teaspoon ladle whisk rolling-pin tray toaster oven stove fridge sink tap tablecloth cake-stand
    scales candle candlestick paper-bag bread bun biscuit toast sandwich cheese butter egg jam milk porridge soup pancake
    pie banana pear orange lemon plum strawberry cherry grapes tomato carrot potato cabbage lettuce turnip pumpkin pea bean
    mushroom nut acorn crumb honey ice-cream popcorn melon onion corn sweet lollipop table chair stool armchair sofa bench
    bed cot desk shelf bookcase cupboard wardrobe drawer lamp mirror picture window door curtain rug mat cushion mattress
    sheet quilt hammock hat-stand umbrella-stand stairs fireplace blackboard globe fishbowl cage vase easel night-light
    watering-can spade rake trowel hose flowerpot plant seedling tree christmas-tree bush hedge leaf rose daisy tulip
    sunflower petal bouquet fence gate stile bin barrow shed beehive nest web twig stick log stump stone rock pebble puddle
    heap hole scarecrow washing-line peg deckchair swimming-pool sandpit pump well fountain statue birdhouse hay mound
    hammer saw nail screwdriver spanner toolbox brush paintbrush paint-pot needle thread wool knitting button scissors
    tape-measure magnifying-glass magnet plank tile clothes-horse brick hook wheel pipe plug sponge cloth feather-duster
    dustpan crutch anvil cone gear battery lightbulb car lorry van bus tractor digger fire-engine cart pram train wagon
    sledge scooter tricycle plane helicopter hot-air-balloon spaceship ufo satellite raft canoe pirate-ship submarine carriage parachute
    boot shoe slipper skate coat jumper shirt trousers dress pyjamas glove mitten cap helmet nightcap mask goggles armbands
    apron tie ribbon tiara handkerchief purse bag rucksack satchel suitcase sack coat-hanger necklace ring glasses wings
    teddy doll blocks marble glove-puppet see-saw slide trampoline climbing-frame roundabout hoop skipping-rope dreidel
    spinning-top jack-in-the-box rocking-horse dolls-house kaleidoscope puzzle dice card crayon pencil pen paper drawing
    notebook ruler rubber paints newspaper wooden-train toy-car wand treasure coin gem footprint tracks chalk-line trumpet
    violin guitar piano flute whistle triangle tambourine drumstick xylophone accordion music-box radio microphone
    loudspeaker gong music-stand cloud rain-cloud sun moon rainbow comet planet lightning snowball snowflake snowdrift
    icicle drop bubble smoke weathervane campfire firework anchor oar sail lifebelt seaweed sandcastle cork message-bottle
    barrel crate buoy ships-wheel mast jetty coral starfish fishing-rod pearl wave pirate-hat hull lake sand porthole
    football goal bat racket arrow bow trophy target hurdle finish-line podium skis skateboard surfboard basketball weight
    stopwatch present bunting paper-chain cracker menorah diya paper-lantern party-hat confetti stocking wreath angel
    snowglobe big-wheel carousel stall counter ticket spotlight stage throne banner stethoscope plaster bandage plaster-cast
    medicine thermometer stretcher first-aid-box bath shower toilet basin potty towel toothbrush toothpaste soap flannel
    comb hairbrush rubber-duck shampoo tooth dummy baby-bottle weighing-scale house cottage tower church mill shop castle
    lighthouse greenhouse wall roof chimney signpost board label traffic-light street-lamp bus-stop telephone-box telephone
    postbox parcel envelope stamp post box shoebox flagpole building-crane scaffold kennel bone trunk rope-ladder slope hill
    bridge arch computer camera calendar watch doorbell compass hourglass den monkey-bars tennis-net pizza
    chips lunchbox grocery-shelf trolley till dressing-gown toy-box wheel-tracks whale-tracks machine wall-scribble shadow toes`),
}

function words(text: string): readonly string[] {
  return text.split(/\s+/)
}
