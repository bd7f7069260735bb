/** Every word that a scene can use. The illustrator draws all of them. */
export const vocabulary = {
  settings:
    words(`bedroom kitchen attic library garden park meadow forest treehouse river lake seaside harbour ship island
    mountain cave village rooftops castle palace-garden ballroom farm school playing-field sky moon rocket planet museum snowfield
    underwater lighthouse train bakery playground campsite market greenhouse bridge canal-boat bus bathroom laundry
    rooftop-garden barn pond`),
  times: words('day afternoon dusk night'),
  weathers: words('clear breeze mist rain snow stars'),
  shots: words('close two wide above behind object'),
  actions:
    words(`stand walk run jump climb kneel crouch sit sit-on-chair sit-on-edge lie-back lie-front sleep read write draw
    point wave reach-up reach-down hold carry carry-both push pull row pour stir look-through peek hug hold-hands tuck-in dance
    ride throw catch whisper listen fly swim eat paint blow dig
    fall lift brush-teeth wash give clap kick tiptoe bow think knock look-up play
    sweep stroke drink crawl shout yawn stretch`),
  directions: words('up down left right'),
  relations: words('in on under behind beside between before over at held-by worn-by'),
  sizes: words('tiny small big huge'),
  roles:
    words(`queen king princess prince captain pirate witch wizard baker postman postwoman keeper teacher doctor nurse driver
    gardener musician diver astronaut knight cook neighbour lamplighter fisher farmer librarian conductor builder firefighter
    judge clown shopkeeper man woman boy girl baby
    dentist police-officer lifeguard fisherman fisherwoman sailor mayor vet painter inventor guard shepherd
    waiter magician fairy giant miller beekeeper tailor goalkeeper referee coach`),
  moods: words('happy curious surprised proud calm sleepy worried laughing sad scared cross'),
  species:
    words(`fox rabbit owl hedgehog bear cat dog mouse deer bird turtle whale dragon robot horse squirrel penguin elephant
    otter frog unicorn butterfly fish octopus seal duck alien firefly sheep goat pig cow chicken
    snail mole badger crab giraffe lion monkey crow bee goose tortoise magpie`),
  things:
    words(`boat kite map key book lantern telescope balloon tent umbrella crown shell feather cape ball bicycle cake flag chest
    ladder letter basket bell swing star flower blanket teapot drum net medal snowman pillow
    crane hat clock bucket broom apple kettle spoon rope wheelbarrow torch gramophone sock scarf`),
}

function words(text: string): readonly string[] {
  return text.split(/\s+/)
}
