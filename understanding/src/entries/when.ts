import { isPastForm } from '../lexicon/past-forms.ts'

/** They are something else as well: 'the left shoe', 'a dragon called Bob'. */
const alsoOther =
  /^(?:left|felt|saw|bit|lay|lit|rose|put|read|shut|let|hit|hurt|beat|led|fed|set|stuck|cut|called|named|haunted|enchanted|wicked|sacred|striped|spotted|crooked|rugged|married|dressed)$/

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? []

const isOver = (word: string) => isPastForm(word) && !alsoOther.test(word)

/** Whether a text speaks of a day that was or will be. */
export const isOfThisDay = (text: string): boolean => ofThisDay.test(text) || wordsOf(text).some(isOver)

const ofThisDay =
  /\b(?:today|tonight|tomorrow|tmrw|yesterday|this (?:morning|afternoon|evening|week)|last (?:night|week)|in the morning|(?:he|she) saw|we saw|has (?:got|lost|had)|first (?:day|time))\b/iu

/** 'We’re going to Disney and he’s bouncing off the walls': no story that is wished for begins with who is at home. */
export const areOfUs = ([first = '']: readonly string[]): boolean =>
  /^(?:he|she|we|they|i)(?:[’']?(?:s|re|m|ve|ll)\b| (?!who\b))/i.test(first)

/** Whether of what is read out more is still to come than has happened, or what comes first. */
export function areToCome(sentences: readonly string[]): boolean {
  const times = sentences.map((sentence) => {
    const plain = sentence.replace(/“[^”]*”/g, ' ')
    if (isComing(plain)) return 'will'
    return wordsOf(plain).some(isOver) ||
      /\b(?:today|yesterday|last (?:night|week)|this morning)\b/i.test(plain)
      ? 'was'
      : 'is'
  })
  const coming = times.filter((time) => time === 'will').length
  const isFirst = times.find((time) => time !== 'is') === 'will'
  return isFirst || (coming > 0 && coming >= times.filter((time) => time === 'was').length)
}

const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|thurs)'

const isComing = (sentence: string): boolean =>
  plainlyComing.test(sentence) ||
  clausesOf(sentence).some((clause) => isNotOver(clause) && comingHere(clause))

const plainlyComing =
  /\btomorrow\b|\bnext (?:week|month|year|term|weekend)\b|\b(?:more|\d+|two|three|four|five|six|seven) sleeps\b|\bsleeps (?:until|till|til|to go|left)\b|\bany (?:day|minute) now\b/i

const comingHere = (clause: string): boolean =>
  onAWeekday.test(clause) ||
  (inSomeDays.test(clause) && ahead.test(clause)) ||
  (inTheMorning.test(clause) && (ahead.test(clause) || clause.split(' ').length < 7)) ||
  // 'Ferry to France at six in the morning'.
  (/\bin the morning\b/i.test(clause) &&
    /\b(?:ferry|flight|plane|train|coach|taxi|fly|leaving|leave|off to)\b/i.test(clause))

const clausesOf = (sentence: string) => sentence.split(/[,;:–]| (?:and|but|so|because) /)

/** 'We’ve packed' is not over. */
const isNotOver = (clause: string): boolean =>
  !wordsOf(clause.replace(/(?:\b(?:has|have)|[’'](?:ve|s))(?: \p{L}+(?:ly|ready|st))? \p{L}+/giu, ' ')).some(
    isOver,
  )

const inSomeDays =
  /\bin (?:\d+|an?|a few|two|three|four|five|six|seven|ten) (?:days?|weeks?|months?|hours?)\b/i

const inTheMorning =
  /(?<!\b(?:every|each|early|o[’']clock|\d|one|two|three|four|five|six|seven|eight|nine|ten|up|first thing) )\bin the morning\b/i

/** 'On Saturday', 'home Thursday', 'Saturday’s the day'; not 'since Sunday', 'a quiet Sunday', 'every Monday', 'Sundays'. */
const onAWeekday = new RegExp(
  `(?<!\\b(?:since|last|every|each|an?|old|quiet|until|till|til|by|as on|usual|of|was|it[’']s|its|lovely|lazy|rainy|normal|plain|ordinary|just|whole|one) )\\b${weekday}\\b(?![’']s (?!the day)| means| was| (?:morning|afternoon|evening|night)s)`,
  'i',
)

const ahead =
  /\b(?:is|are|going|moving|flying|leaving|coming|starting|getting|having|arrives?|arriving|comes?|goes|starts?|begins?|fly|leave|leaves|off to|due|will|won[’']t)\b|[’'](?:s to|ll|re)\b/i
