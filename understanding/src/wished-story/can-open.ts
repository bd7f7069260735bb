import type { Fact } from '../fact.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isPastForm } from '../lexicon/past-forms.ts'
import { isAdventure, isOfADay } from './adventure.ts'
import type { Heard, Wish } from './heard.ts'
import { finiteVerbsIn } from './in-the-past.ts'
import { relatives } from './told-as.ts'

/** Whether a story can begin with a sentence: it is of one by what it says, by how it was asked for or by the whole wish, and is not over. */
export function canOpen(sentence: string, heard: Heard, wish: Wish, isAfterOther: boolean): boolean {
  const { name } = wish.child
  const { said } = heard
  if (!said || isOfADay(sentence) || leans.test(sentence)) return false
  if (isAfterOther && !bringsSomebody.test(said) && !sentence.startsWith(name)) return false
  const isSupposed = /^\W*what if\b/i.test(wish.text)
  if (!isSupposed && isOver(sentence)) return false
  const isOurs = /^our\b/i.test(said)
  const surely = leastSure(sentence, said, name)
  return (
    (isAdventure(sentence.replace(/^They(?= )/, name), name) && !isOurs) ||
    wish.isStory > surely ||
    (wish.isStory > likelyAStory && !/\bour\b/i.test(said) && isDone(sentence)) ||
    (isAskedFor(heard, wish, isAfterOther) && !wish.facts.some(isLesson))
  )
}

/** How sure the whole wish has to be. Of 130 wishes by others 108 are read so, and of 1,973 texts that tell of a child 18. */
function leastSure(sentence: string, said: string, name: string): number {
  const isOfTheChild = sentence.startsWith(name)
  // 'Mia comes into our bed', and 'our washing machine enters a singing contest'.
  if (/\bour\b/i.test(said)) return isOfTheChild ? surelyOurs : surelyAThingOfOurs
  return isOfTheChild && !isDone(sentence) ? surelyTheChild : surelyAStory
}

const surelyAStory = 0.55
/** 'Zainab is worried', 'Zainab wants to'. */
const surelyTheChild = 0.7
const surelyAThingOfOurs = 0.87
const surelyOurs = 0.95

/** Where somebody does something in the first sentence. */
const likelyAStory = 0.35

/** 'Zainab enters the baking competition', and not 'Zainab is worried', 'Zainab has swimming' or 'Zainab wants to'. */
function isDone(sentence: string): boolean {
  const { words, verbs } = finiteVerbsIn(sentence)
  const verb = words[verbs[0] ?? -1]?.norm ?? 'is'
  return !isPastForm(verb) && !isStateOrHabit.test(verb)
}

const isStateOrHabit =
  /^(?:is|are|am|has|have|can|will|must|may|does|do|was|were|had)$|n[’']t$|[’']s$|^(?:likes?|loves?|hates?|wants?|needs?|knows?|thinks?|says?|asks?|cries|misses|starts?|keeps?|goes|go|plays?|sleeps?|refuses|worries|gets?|prefers?|enjoys?|talks?|hits?|bites?|wakes?|struggles?|insists?|seems?|feels?|looks?|turns?|comes?|eats?|wets?|sucks?|moves?|lives?|calls?|shares?)$/

/** 'Naomi finds it on the school field': what, has been said before. */
const leans = /^\p{L}+ (?!but )\p{L}+ (?:it|them)\b/u

const isAskedFor = (
  { typed, said, start, end }: Heard,
  { child, facts }: Wish,
  isAfterOther: boolean,
): boolean =>
  asksForOne.test(typed) ||
  (said !== null &&
    introduces(said, child.name) &&
    ((isAfterOther && bringsSomebody.test(said)) ||
      facts.some((fact) => isRequest(fact) && fact.start < end && fact.end > start)))

const bringsSomebody = /^(?:An?|One|Two|Three|Some(?:one|body)?)\b/

/** Whether a sentence can be the first, though another was left out: it brings somebody. */
const introduces = (sentence: string, name: string): boolean =>
  /^(?:An?|The|One|Two|Three|Four|All the|Some(?:one|body)?)\b/.test(sentence) ||
  sentence.startsWith(name) ||
  isSomebody(sentence.split(/[^\p{L}]+/u)[0] ?? '') ||
  isSomebody(sentence.split(/[^\p{L}]+/u)[1] ?? '')

const isSomebody = (word: string): boolean =>
  /^(?:animal|creature|vehicle|food|toy)$/.test(nounClass(singularOf(word.toLowerCase())) ?? '')

/** Whether what it says has happened already, and is no story. */
function isOver(sentence: string): boolean {
  const { words, verbs } = finiteVerbsIn(sentence)
  const [first] = verbs
  if (first === undefined || words.slice(0, first).some(({ norm }) => relatives.test(norm))) return false
  const verb = words[first]?.norm ?? ''
  return isPastForm(verb) && !/^(?:read|put|let|cut|shut|set|hit|hurt)$/.test(verb)
}

const isRequest = ({ from, kind, about }: Fact) =>
  from === 'wish' && kind === 'want' && /^(?:story-about|with-character|bring-back)$/.test(about)

/** What is to be learnt has stories of its own. */
const isLesson = ({ from, kind, about }: Fact) =>
  from === 'wish' && (kind === 'lesson' || /^(?:quarrel|gentle-hands|tidying|listening|sharing)$/.test(about))

const asksForOne =
  /^\W*(?:please )?(?:can|could) \p{Lu}\p{L}+ (?!have|be)\p{Ll}|^\W*(?:he|she) wants (?:it )?that |\bthis time,? |\b(?:stor(?:y|ies)|tale|one) (?:where|in which|about|of)\b|^\W*what if\b.*\b(?:could|was|were|had|came|went|gave|\p{L}+ed)\b|\b(?:can|could) (?:it|you|this) (?:be|do) one\b|\bbut this time\b|^\W*(?:he|she|they) (?:asks?|asked) for (?:an?|the|some) /iu
