import type { Kind, Moment } from './companions.ts'

/**
 * What companions do, by what they are to the children. `X` stands for the name. Each kind is itself at each moment: a grandmother
 * is not a schoolfriend, and a dog does not talk. A sentence must be right in every plot, and for every reader: no he or she.
 */
export const sentences: Record<Kind, Record<Moment, readonly string[]>> = {
  elder: {
    joining: [
      'X came too, with peppermints in one pocket and a clean handkerchief in the other.',
      'X came too, in the good walking shoes.',
      'X came too, and was the first one ready.',
    ],
    pausing: [
      'X found somewhere to sit. X could find somewhere to sit anywhere.',
      'X handed round the peppermints, one each, and one for later.',
      'X had seen a good many evenings, and said that this was one of the better ones.',
    ],
    midway: [
      '“I did something like this once,” said X, “but my knees were newer.”',
      '“Slowly does it,” said X, who had never been known to hurry.',
      'X said “Hmm,” which was X’s way of saying: go on, you have nearly got it.',
    ],
    homeward: [
      'X walked in the middle, and was leaned on a little from both sides.',
      'X knew the way home without looking.',
    ],
    resting: [
      'X smoothed the blanket, twice, the way it has to be done.',
      'X hummed the old tune, the one with only four notes in it.',
    ],
  },
  parent: {
    joining: [
      'X came as well, and carried the bag without being asked twice.',
      'X came as well, because somebody had to bring the sandwiches.',
      'X came as well, and only went back once to see that the door was shut.',
    ],
    pausing: [
      'X gave out the sandwiches. They had gone a little flat, and tasted all the better.',
      'X did up a button that had come undone, without seeming to.',
    ],
    midway: [
      '“All right?” asked X. It was all right.',
      'X looked, and thought, and held out a hand.',
      '“Take your time,” said X. “It is only me waiting, and I like it here.”',
    ],
    homeward: [
      'X held the hand that wanted holding.',
      'X carried the bag, and very nearly carried somebody else.',
    ],
    resting: [
      'X sat on the end of the bed. X did not say anything. It was just right.',
      'X turned the lamp down low.',
    ],
  },
  sibling: {
    joining: [
      'X was coming, of course. X was always coming.',
      'X had shoes on already, and was standing by the door.',
      'X came too, on condition of not having to carry anything.',
    ],
    pausing: [
      'X wanted to know if there was anything to eat. There was half a biscuit. It became two quarters.',
      'X was counting something under the breath, and would not say what.',
    ],
    midway: [
      '“I knew it,” said X, who had not known it at all.',
      '“My turn to look,” said X, and looked.',
      '“Do it again,” said X, “only slower.”',
    ],
    homeward: [
      'X yawned first, and then it went round.',
      'X said “I am not tired,” and yawned in the middle of it.',
    ],
    resting: ['X yawned the biggest yawn of all.', 'X was half asleep already.'],
  },
  friend: {
    joining: [
      'X came too, two steps ahead and talking all the way.',
      'X came too, and had brought a very useful piece of string.',
      'X was at the gate before anyone had called.',
    ],
    pausing: [
      'X did a very good impression of a goose. It had nothing to do with anything.',
      'X had an apple, and they passed it round until there was only the middle.',
    ],
    midway: [
      'X knew a joke about that, and told it, and it was funny.',
      '“This is the best bit,” whispered X.',
      '“What if,” said X, and stopped, and grinned, and did not say what.',
    ],
    homeward: [
      'X hopped over every crack in the path, to begin with. Then X just walked.',
      'X was quiet, for once.',
    ],
    resting: ['“Again tomorrow?” asked X. Again tomorrow.', 'X was staying the night. X was asleep already.'],
  },
  pet: {
    joining: [
      'X came too, nose first.',
      'X came too, because nobody had said not to.',
      'X came too, and went round everybody once to make sure.',
    ],
    pausing: [
      'X found a smell, and followed it in a circle, and found X at the end of it.',
      'X sat down on the nearest foot.',
    ],
    midway: [
      'X sniffed at everything, sneezed once, and was satisfied.',
      'X sat down in the middle of things, and had to be walked round.',
      'X put both ears up. They were good ears, and they were listening.',
    ],
    homeward: [
      'X trotted in front, and looked back now and then.',
      'X walked close, and was warm against a leg.',
    ],
    resting: ['X turned round three times and lay down.', 'X put one warm ear where a hand could reach it.'],
  },
  smallPet: {
    joining: [
      'X came too, carried carefully, and was shown everything.',
      'X came too, in a safe place near somebody’s elbow.',
    ],
    pausing: [
      'X was told all about it, in a whisper, and took it well.',
      'X had a small supper, and thought about it.',
    ],
    midway: ['X looked at it all with one bright eye.', 'Everybody held X up to see.'],
    homeward: [
      'X was carried home with great care, and held the right way up.',
      'X had seen enough, and looked inwards.',
    ],
    resting: ['X was quiet now, and perfectly still.', 'Somebody said goodnight to X. X did not mind.'],
  },
  bigPet: {
    joining: [
      'X came too, and took up most of the way.',
      'X came too, stepping carefully round the flowers, and then eating one.',
    ],
    pausing: [
      'X blew gently down somebody’s collar.',
      'X found some good grass, and saw no reason to say more.',
    ],
    midway: [
      'X bent down to have a look, and breathed on everything.',
      'X stamped once, which meant yes, or possibly supper.',
    ],
    homeward: [
      'X walked slowly, so that there was always a warm side to lean on.',
      'X knew that it was home time, and led the way.',
    ],
    resting: ['X was asleep already, standing up.', 'Outside, X breathed out, long and warm.'],
  },
  toy: {
    joining: [
      'X came too, tucked under an arm and seeing everything upside down.',
      'X came too, and was no trouble at all.',
      'X came too. X never needed telling twice, or even once.',
    ],
    pausing: ['X was put where the view was best.', 'X fell over sideways, and was picked up, and dusted.'],
    midway: ['X said nothing, and it helped all the same.', 'X was squeezed, just a little, for luck.'],
    homeward: [
      'X was carried, and did not complain of the bumps.',
      'X looked back over somebody’s shoulder the whole way.',
    ],
    resting: [
      'X went under the blanket first, to warm it.',
      'X lay on the pillow and kept one eye on things.',
    ],
  },
  other: {
    joining: [
      'X came along too, and was glad to be asked.',
      'X came along too, with both hands in both pockets.',
      'X came along too, having nothing else on until bedtime.',
    ],
    pausing: [
      'X said that it was a fine evening for it, and it was.',
      'X looked about, and was pleased with all of it.',
    ],
    midway: [
      'X nodded slowly, as if that explained a great deal.',
      '“Well, well,” said X, “would you look at that.”',
    ],
    homeward: ['X walked along behind, humming.', 'X said less and less, in a friendly way.'],
    resting: ['“Sleep well,” said X, very softly.', 'X smiled in the dark.'],
  },
}
