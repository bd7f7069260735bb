/** Every word that a scene can use. The illustrator draws all of them. */
export const vocabulary = {
  settings:
    words(`bedroom kitchen attic library garden park meadow forest treehouse river lake seaside harbour ship island
    mountain cave village rooftops castle palace-garden ballroom farm school playing-field sky moon rocket planet museum snowfield
    underwater lighthouse train bakery playground campsite market greenhouse bridge canal-boat bus bathroom laundry
    rooftop-garden barn pond`),
  times: words('day afternoon dusk night'),
  weathers: words('clear breeze mist rain snow stars'),
  poses: words('standing walking running sitting reading sleeping flying waving pointing hugging'),
  moods: words('happy curious surprised proud calm sleepy worried'),
  species:
    words(`fox rabbit owl hedgehog bear cat dog mouse deer bird turtle whale dragon robot horse squirrel penguin elephant
    otter frog unicorn butterfly fish octopus seal duck alien firefly sheep goat pig cow chicken
    snail mole badger crab giraffe lion monkey crow bee goose tortoise magpie`),
  props:
    words(`boat kite map key book lantern telescope balloon tent umbrella crown shell feather cape ball bicycle cake flag chest
    ladder letter basket bell swing star flower blanket teapot drum net medal snowman pillow
    crane hat clock bucket broom apple kettle spoon rope wheelbarrow torch gramophone sock scarf`),
}

function words(text: string): readonly string[] {
  return text.split(/\s+/)
}
