import type { Kind, Moment } from './companions.ts'

/**
 * What companions do, by what they are to the children. `X` stands for the name. Each kind is itself at each moment: a grandmother
 * is not a schoolfriend, and a dog does not talk. A sentence must be right in every plot, and for every reader: no he or she.
 * `5-` and `6+` begin what is for listeners of up to five alone, or from six on.
 */
export const sentences: Record<Kind, Record<Moment, readonly string[]>> = {
  elder: {
    joining: [
      'X came too, with a scarf for everybody.',
      'X came too, and had been hoping to be asked.',
      'X came too, with peppermints in one pocket and a clean handkerchief in the other.',
      'X came too, in the good walking shoes.',
      'X came too, and was the first one ready.',
    ],
    pausing: [
      '5- X blew a nose that wanted blowing, and it was better at once.',
      '5- X knew a song about a duck, and sang all of it, quite softly.',
      '6+ X said how it had all been in the old days. There had been more frogs.',
      'X said that nobody need hurry, and nobody did.',
      'X found somewhere to sit. X could find somewhere to sit anywhere.',
      'X handed round the peppermints, one each, and one for later.',
      '6+ X had seen a good many evenings, and said that this was one of the better ones.',
    ],
    midway: [
      '5- “Clever, clever,” said X, and clapped without making a noise.',
      'X knew just what to do, and waited, to see if anybody else did.',
      '“Let me hold something,” said X, and held everything.',
      '6+ “I did something like this once,” said X, “but my knees were newer.”',
      '6+ “Slowly does it,” said X, who had never been known to hurry.',
      'X said “Hmm,” which was X’s way of saying: go on, you have nearly got it.',
    ],
    homeward: [
      'X told a story on the way, the one about the goat. X knew it by heart.',
      'X took small steps, and so it was a good long walk.',
      'X walked in the middle, and was leaned on a little.',
      'X knew the way home without looking.',
    ],
    resting: [
      'X sat by the bed a little while. The chair creaked once.',
      'X drew the curtain, all but a finger’s width.',
      'X smoothed the blanket, twice, the way it has to be done.',
      'X hummed the old tune, the one with only four notes in it.',
    ],
  },
  parent: {
    joining: [
      'X came as well, in the old coat with the deep pockets.',
      'X came as well, having always wanted to see it.',
      'X came as well, and carried the bag without being asked twice.',
      'X came as well, because somebody had to bring the sandwiches.',
      'X came as well, and only went back once to see that the door was shut.',
    ],
    pausing: [
      'X sat down for a minute, and had to be pulled up.',
      'X had brought the flask. There was a cup each, and it was nearly too hot.',
      'X gave out the sandwiches. They had gone a little flat, and tasted all the better.',
      'X did up a button that had come undone, without seeming to.',
    ],
    midway: [
      '5- “Shall we look together?” said X. So they looked together.',
      '6+ X began to say something, and thought better of it, and smiled.',
      '6+ “I never would have thought of that,” said X, who had stood well back.',
      '“All right?” asked X. It was all right.',
      'X looked, and thought, and held out a hand.',
      '“Take your time,” said X. “It is only me waiting, and I like it here.”',
    ],
    homeward: [
      'X knew a short cut. It was not very short, but it was a nice one.',
      'X did not say “nearly there” until it was true.',
      'X held the hand that wanted holding.',
      'X carried the bag, and very nearly carried somebody else.',
    ],
    resting: [
      'X tucked in the side that always comes out.',
      'X said the thing that is said every night.',
      'X sat on the end of the bed. X did not say anything. It was just right.',
      'X turned the lamp down low.',
    ],
  },
  sibling: {
    joining: [
      'X came too, and wanted to go in front.',
      'X came too, one sock up and one sock down.',
      'X was coming, of course. X was always coming.',
      'X had shoes on already, and was standing by the door.',
      '6+ X came too, on condition of not having to carry anything.',
    ],
    pausing: [
      'X practised whistling. It was mostly blowing.',
      'X had found a very good stick, and let everybody hold it.',
      'X wanted to know if there was anything to eat. There was half a biscuit. It became two quarters.',
      'X was counting something under the breath, and would not say what.',
    ],
    midway: [
      'X asked if it was a secret. It was now.',
      '“I can do that,” said X, and very nearly could.',
      '“I knew it,” said X, who had not known it at all.',
      '“My turn to look,” said X, and looked.',
      '“Do it again,” said X, “only slower.”',
    ],
    homeward: [
      'X had the good stick still. It was going to live under the bed.',
      'X walked on all the low walls, and was held by one hand.',
      'X yawned first, and then it went round.',
      'X said “I am not tired,” and yawned in the middle of it.',
    ],
    resting: [
      'X said “Are you asleep?” and then was.',
      'X took up most of the middle.',
      'X yawned the biggest yawn of all.',
      'X was half asleep already.',
    ],
  },
  friend: {
    joining: [
      'X came too, and they did the handshake, the long one.',
      'X came too, with both pockets full of something.',
      'X came too, two steps ahead and talking all the way.',
      'X came too, and had brought a very useful piece of string.',
      'X was at the gate before anyone had called.',
    ],
    pausing: [
      'X started a song, and they got as far as the third verse, where nobody knows the words.',
      'X had a plaster to show. It was a very good one.',
      '6+ X did a very good impression of a goose. It had nothing to do with anything.',
      '5- X could be a goose. Honk, said X, and everybody laughed.',
      'X had an apple, and they passed it round until there was only the middle.',
    ],
    midway: [
      'X did not say anything, but stood close by, the way that friends do.',
      '“You go,” said X, “and I will be right here.”',
      'X knew a joke about that, and told it, and it was funny.',
      '“This is the best bit,” whispered X.',
      '“What if,” said X, and stopped, and grinned, and did not say what.',
    ],
    homeward: [
      'X and everybody said what the best bit was. It was all of it.',
      'X kicked one stone the whole way, and put it down carefully at the end.',
      'X hopped over every crack in the path, to begin with. Then X just walked.',
      'X was quiet, for once.',
    ],
    resting: [
      'X had the other pillow. X was asleep first.',
      '“Goodnight,” said X, from the camp bed. It was quiet after that.',
      '“Again tomorrow?” asked X. Again tomorrow.',
      'X was staying the night. X was asleep already.',
    ],
  },
  pet: {
    joining: [
      'X came too, and was ready before anyone had thought of it.',
      '6+ X came too, with a look as if it had been X’s idea.',
      'X came too, nose first.',
      'X came too, because nobody had said not to.',
      'X came too, and went round everybody once to make sure.',
    ],
    pausing: [
      'X rolled over, to see it the other way up.',
      'X had a long drink of something, and wore some of it.',
      'X found a smell, and followed it in a circle, and found X at the end of it.',
      'X sat down on the nearest foot.',
    ],
    midway: [
      'X leaned on the nearest knee, and things felt better.',
      'X gave one small wag. It was a good sign.',
      'X sniffed at everything, sneezed once, and was satisfied.',
      'X sat down in the middle of things, and had to be walked round.',
      'X put both ears up. They were good ears, and they were listening.',
    ],
    homeward: [
      'X carried something home. Nobody knew what it was, and X did not say.',
      'X stopped at every post, and was waited for.',
      'X trotted in front, and looked back now and then.',
      'X walked close, and was warm against a leg.',
    ],
    resting: [
      'X lay down across the end of the bed, which is allowed.',
      'X sighed, all the way out.',
      'X turned round three times and lay down.',
      'X put one warm ear where a hand could reach it.',
    ],
  },
  smallPet: {
    joining: [
      'X came too, and was given the best view.',
      'X came too, carried carefully, and was shown everything.',
      'X came too, in a safe place near somebody’s elbow.',
    ],
    pausing: [
      'X looked left, and X looked right, and that was enough.',
      'X was told all about it, in a whisper, and took it well.',
      'X had a small supper, and thought about it.',
    ],
    midway: [
      'X kept perfectly still, which was a help.',
      'X looked at it all with one bright eye.',
      'X was held up to see.',
    ],
    homeward: [
      'X was told what everything was, on the way back.',
      'X was carried home with great care, and held the right way up.',
      '6+ X had seen enough, and looked inwards.',
    ],
    resting: [
      'X had a little supper in the dark, and could be heard at it.',
      'Somebody said goodnight to X. X was busy.',
    ],
  },
  bigPet: {
    joining: [
      'X came too, at a walk.',
      'X came too, and took up most of the way.',
      'X came too, stepping carefully round the flowers, and then eating one.',
    ],
    pausing: [
      'X had a good scratch on one side, and then on the other.',
      'X blew gently down somebody’s collar.',
      'X found something to chew, and thought about it slowly.',
    ],
    midway: [
      'X looked on, over everybody’s heads.',
      'X bent down to have a look, and breathed on everything.',
      '6+ X stamped once, which meant yes, or possibly supper.',
    ],
    homeward: [
      'X carried the bags, and did not feel them.',
      'X walked slowly, so that there was always a warm side to lean on.',
      'X knew that it was home time, and led the way.',
    ],
    resting: [
      'X had a soft place to stand, and stood in it.',
      'X was asleep already, standing up.',
      'Outside, X breathed out, long and warm.',
    ],
  },
  toy: {
    joining: [
      'X came too, since X had never missed one yet.',
      'X came too, with one arm out, as if waving.',
      'X came too, tucked under an arm and seeing everything upside down.',
      'X came too, and was no trouble at all.',
      'X came too. X never needed telling twice, or even once.',
    ],
    pausing: [
      'X had the best seat, and made the least noise.',
      '6+ X was asked for an opinion, and kept it.',
      'X was put where the view was best.',
      'X fell over sideways, and was picked up, and dusted.',
    ],
    midway: [
      'X was held up to see, and was not surprised.',
      'X looked brave. It is easy to look brave with someone.',
      'X said nothing, and it helped all the same.',
      'X was squeezed, just a little, for luck.',
    ],
    homeward: [
      'X came home inside a coat, with just the head out.',
      'X had some grass on one ear. It had been a good day.',
      'X was carried, and did not complain of the bumps.',
      'X looked back over somebody’s shoulder the whole way.',
    ],
    resting: [
      'X was found a place, just under the chin.',
      'X was very soft, and smelled of home.',
      'X went under the blanket first, to warm it.',
      'X lay on the pillow and kept one eye on things.',
    ],
  },
  baby: {
    joining: [
      'X came too, in somebody’s arms.',
      'X came too, and was held facing forwards.',
      'X came too, and looked at it all with a very round face.',
    ],
    pausing: [
      'X had hold of one thumb, and would not give it back.',
      'X sneezed, and was surprised.',
      'X found one foot, and lost it again.',
    ],
    midway: [
      'X made a small noise. It may have been an opinion.',
      'X looked, and went on looking.',
      'X waved both arms, at nobody in particular.',
    ],
    homeward: [
      'X was asleep before the corner.',
      'X was carried home, and was heavier than on the way out.',
      'X had one sock on. That was as usual.',
    ],
    resting: [
      'X was asleep by now, with both fists shut.',
      'In the cot X breathed in, and breathed out.',
      'X had been put down, very slowly, and had not noticed.',
    ],
  },
  makeBelieve: {
    joining: [
      'X came too, since nobody had said that it was only for people.',
      'X came too, and asked if it would be far.',
      'X came too, and was no trouble to speak of.',
    ],
    pausing: [
      '“Is this what people do?” asked X. It was, more or less.',
      'X wished to be told what everything was for, and was told.',
      'X tried sitting down. It went quite well.',
    ],
    midway: [
      '“Let me try,” said X, and tried, and it was no worse than before.',
      'X said that it was done differently at home, but that this was nice too.',
      '6+ “I should like to write that down,” said X, “if I wrote.”',
    ],
    homeward: [
      '“Was that usual?” asked X, on the way. It had not been very usual.',
      'X wanted to know where the sun went. They said that they would ask it.',
      'X counted the steps, and got to a hundred, and had some left over.',
    ],
    resting: [
      'X lay down where there was room, and asked if this was right. It was.',
      '“Goodnight,” said X, and wanted to know if one had to say it back.',
      'X had gone quiet, in a friendly way.',
    ],
  },
  grownUp: {
    joining: [
      'X came too, having been passing.',
      'X came too, and said that there was an hour to spare.',
      'X came too, with a coat over one arm.',
    ],
    pausing: [
      'X had a bag of plums, and passed it round until it was only a bag.',
      'X stood and looked, the way people do who are not in a hurry.',
      '6+ X knew what that was called, and then it turned out to be called something else.',
    ],
    midway: [
      '“I should never have thought of that,” said X, and meant it.',
      '“Shall I stand here?” asked X, and it was just the right place.',
      'X held what there was to hold.',
    ],
    homeward: [
      'X went with them as far as the corner.',
      'X said goodnight at the gate, and it was quite a long goodnight.',
      'X walked on the outside, next to the hedge.',
    ],
    resting: [
      'X had said goodnight at the gate, and gone home.',
      'X was at home by now, with both shoes off.',
      'In another house X drew the curtains. It was that time there, too.',
    ],
  },
  other: {
    joining: [
      'X came along too, with a nod to everybody.',
      'X came along too, and was glad to be asked.',
      'X came along too, with both hands in both pockets.',
      '6+ X came along too, having nothing else on until bedtime.',
    ],
    pausing: [
      'X had a biscuit to share, and shared it.',
      'X said that it was a fine evening for it, and it was.',
      'X looked about, and was pleased with all of it.',
    ],
    midway: [
      'X stood by, in case of being needed.',
      'X smiled. It was going well.',
      '6+ X nodded slowly, as if that explained a great deal.',
      '“Well, well,” said X, “would you look at that.”',
    ],
    homeward: [
      'X kept to the same side of the path as everyone else.',
      '6+ X looked up at the sky, and found it in good order.',
      'X walked along behind, humming.',
      'X said less and less, in a friendly way.',
    ],
    resting: [
      '“Sleep well,” X had said, at the gate.',
      'X had gone home by then, humming.',
      'Somewhere else X was going to bed, too.',
    ],
  },
}

/** What those do at the beginning who have no sentence of their own: one after the other, with commas between them. */
export const along: Record<Kind, readonly string[]> = {
  elder: ['X brought the peppermints', 'X had the good umbrella', 'X wore the good walking shoes'],
  parent: ['X carried the bag', 'X shut the door', 'X brought something to eat'],
  sibling: ['X ran on ahead', 'X wanted to be first', 'X held somebody’s hand'],
  friend: ['X had a good stick', 'X hopped all the way', 'X had brought some string'],
  pet: ['X came nose first', 'X ran round them all', 'X went in front'],
  smallPet: ['X had the best view', 'X rode on an arm', 'X saw it all from a safe place'],
  bigPet: ['X came at a walk', 'X took up most of the way', 'X came last, and slowly'],
  toy: ['X rode under an arm', 'X was held by one hand', 'X looked out of a pocket'],
  baby: ['X was carried', 'X was held up to see', 'X looked over a shoulder'],
  makeBelieve: ['X asked if it was far', 'X looked at everything', 'X had come along as well'],
  grownUp: ['X had an hour to spare', 'X came as far as the corner', 'X walked beside them'],
  other: ['X came with a nod', 'X was there as well', 'X walked behind, humming'],
}
