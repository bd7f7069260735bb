/**
 * What is said without being meant: no animal, thing or food in these words is one, and nobody dies. They are named as not understood where nothing
 * else is told by them. Base forms; a story may of course be asked for about any of it.
 */
export const sayings: readonly string[] = `
  raining cats and dogs, cats and dogs, tough as old boots, old boots, piece of cake, apple of my eye, apple of his eye, apple of her eye, time flies, hold your horses, hold my horses, ants in her pants, ants in his pants, ants in the pants, night owl, with the lark, with the larks, early bird, early birds,
  little bird told, bee in her bonnet, bee in his bonnet, frog in her throat, frog in his throat, sweet tooth, tooth and nail, cat got her tongue, cat got his tongue, let the cat out of the bag, elephant in the room, kill two birds, wild goose chase,
  bulls eye, black sheep, bear hug, bear hugs, little monkey, little monkeys, cheeky monkey, cheeky monkeys, monkey business, going bananas, gone bananas, go bananas, went bananas, goes bananas, spring onion, spring onions, hot potato, couch potato, breaking news, cup of tea, cups of tea, egg on, sun has got his hat,
  baby steps, small steps, cool beans, spill the beans, tough cookie, smart cookie, big cheese, butter wouldnt melt, bread and butter, easy as pie, cool as a cucumber, two peas in a pod, fish out of water, fish in water, drama queen, drama queens, prince charming, little angel, little princess, little prince,
  little madam, little devil, little terror, little star, lord of the manor, king of the castle, queen bee, social butterfly, cold turkey, cheshire cat, cat nap, catnap, dog tired, dogs dinner, cats pyjamas, bees knees, bunny hop, bunny hops, piggy back, piggy backs, horse play, doggy paddle, lone wolf, eager beaver,
  busy bee, busy bees, snug as a bug, scaredy cat, fat chance, crocodile tears, lions share, duck pond, goldfish bowl, rat race, bookworm, guinea pig class, wolf down, wolfed down, fishing for, chicken out, chickened out, chicken pox, pigs might fly, when pigs fly, cold feet, rabbit holes, rabbit hole, sheep counting, counting sheep, count sheep,
  train tracks on, tram lines on, traffic light, father figure, mother nature, over the moon, once in a blue moon, blue moon, cloud nine, under the sun, rain check, storm in a teacup, snowed under, plain sailing, missed the boat, same boat, off the rails, on track, light years, piece of my mind, peace and quiet, up in the air,
  red herring, spitting image, thick as thieves, wet blanket, security blanket theory, blue murder, green monster, green eyed monster, jelly legs, sugar plum, sweet pea, sweet potato, honey bun, pumpkin pie, little pickle, right pickle, in a pickle, cheese fest, party pooper, party animal, spring clean, spring cleaning, spring in her step, spring in his step, fall asleep, book club, bottom line,
  dying to, dying for, to die for, bored to death, scared to death, frightened to death, worried to death, tickled to death, died laughing, dies laughing, died of laughter, died of embarrassment, died of shame, died inside, dead tired, dead good, dead excited, dead keen, dead chuffed, dead easy, myself sorry, sorry about the spelling, sorry about the typing, sorry for the typing, sorry in a rush, safe than sorry`
  .split(',')
  .map((saying) => saying.trim())
  .filter(Boolean)
