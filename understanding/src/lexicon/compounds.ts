import { feasts } from './feasts.ts'
import { nouns } from './nouns.ts'

/** What is one word for the rules, though it is written as several. */
export const compounds: ReadonlySet<string> = new Set([
  ...nouns.filter((noun) => noun.includes(' ')),
  ...[...feasts].filter((feast) => feast.includes(' ')),
  ...`lunar new year, chinese new year, new year, new years eve, bonfire night, guy fawkes, fireworks night, christmas eve, christmas day, boxing day, raksha bandhan, pancake day, shrove tuesday, trick or treat,
  trick or treating, mothers day, mother day, fathers day, father day, st patrick day, st patricks day, burns night, rosh hashanah, yom kippur, may day, eid mubarak, independence day, fourth of july, valentine day,
  valentines day, mardi gras, world book day, hearing aid, training wheel, chicken pox, hand foot and mouth, sports day, sport day, tooth fairy, a and e, half term, next week, next month, next year, last week, last month,
  last year, last night, this week, this weekend, this month, this year, this morning, this afternoon, this evening, next weekend, next term, the other day, other day, a while ago, ages ago, last weekend, tomorrow morning,
  tomorrow night, tomorrow afternoon, yesterday morning, yesterday afternoon, in the morning, every day, every night, every morning, all the time, all day, in a few day, in two day, in two week, day after tomorrow,
  the day after tomorrow, any more, no longer, a bit, a lot, lots of, kind of, sort of, of course, as well, thank you, at work, best friend, high school, no one, next door, last leg, run over, own up, own goal, left behind, big time, half marathon, down syndrome, cerebral palsy, great gran, sick bug, tummy bug, stomach bug, sickness bug, vomiting bug, poor lamb, cheeky monkey, little monkey`
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.includes(' ')),
])
