import type { Found } from './found.ts'
import { withImaginedFriend } from './imagined-friend.ts'
import { intents } from './intents.ts'
import { determiners } from './lexicon/closed-words.ts'
import { nounClass } from './lexicon/nouns.ts'
import { type Phrase, phraseAt } from './phrases.ts'
import { isPast } from './reported-clauses.ts'
import type { Sentence } from './sentence.ts'
import { funIn } from './tale/fun.ts'
import { heldIn } from './tale/held.ts'

/**
 * What was found in a sentence that is nothing but somebody who was made up, and what that does: 'a snow leopard who is allergic to snow', 'a postman on his first day', 'a
 * giant with a cold'. That is what the story is to be about, and nobody of the family is ill, at school or in two homes because of it.
 */
export function ofSomebodyMadeUp(all: readonly Found[], sentence: Sentence): readonly Found[] {
  const found = withTheOther(all.filter(isNoTwin), sentence)
  const imagined = withImaginedFriend(found, sentence)
  if (imagined) return imagined
  const somebody = somebodyIn(sentence) ?? keeperIn(sentence) ?? beginnerIn(sentence) ?? visitorIn(sentence)
  // 'What if a dragon came for tea, our cat died today' is of both.
  const isGrave = found.some(
    ({ about, from }) =>
      intents[about].kind === 'loss' &&
      sentence.tokens
        .slice(1, from + 1)
        .some(({ opensClause, norm }) => opensClause && !/^(?:who|that|which)/.test(norm)),
  )
  if (!somebody || isGrave) return found
  const kept = found.filter(({ about }) => /^(?:want|avoid)$/.test(intents[about].kind))
  return kept.some(({ about }) => about === 'story-about' || about === 'with-character')
    ? kept
    : [somebody, ...kept]
}

function somebodyIn(sentence: Sentence): Found | null {
  const { tokens } = sentence
  const phrase = phraseAt(sentence, 0)
  if (!phrase?.what || sentence.hidden.has(0)) return null
  // 'Horse that wants to be a ballerina', 'twins who swap places', and not 'the cat who came' or 'her friend who left'.
  const hasArticle = /^(?:an?|one|two|three|some)$/.test(tokens[0]?.norm ?? '')
  if (
    !hasArticle &&
    (phrase.what.article !== null || phrase.name !== undefined || determiners.has(tokens[0]?.norm ?? ''))
  )
    return null
  const { what, to } = phrase
  const kind = what.is ?? nounClass(what.head)
  const next = tokens[to]?.norm ?? ''
  const verb = tokens[to + 1]?.norm ?? ''
  const isMadeUp = kind === 'animal' || kind === 'creature' || kind === 'vehicle'
  if (!hasArticle && !isMadeUp && !(kind === 'person' && what.number === 'many')) return null
  if (kind === 'kin' && !/^(?:sister|brother|twin)$/.test(what.head)) return null
  const does = /^(?:who|that|whose|whos|thats)$/.test(next) && !isPast(verb) && !isOfFamily.test(verb)
  const isNew =
    next === 'on' &&
    /^(?:his|her|its|their)$/.test(verb) &&
    /^(?:first|last|very)$/.test(tokens[to + 2]?.norm ?? '')
  const has = next === 'with' && isMadeUp && /^(?:an?|no|very|too)$/.test(verb)
  const deed = tokens
    .slice(to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[.,!?].*$/, '')
  const isFeast = heldIn(`are ${deed}`) !== undefined
  const isFun = next !== 'swimming' && !isAtHome.test(what.head) && funIn(`are ${deed}`) !== undefined
  const isHeld =
    isMadeUp && (hasArticle || what.number === 'many') && next.endsWith('ing') && (isFeast || isFun)
  // 'Zombies but they’re just looking for the bathroom'.
  const isHarmless = isMadeUp && next === 'but' && onlyThat.test(deed)
  if (!does && !isNew && !has && !isHeld && !isHarmless) return null
  // 'A boy who is mean to her at school' is one of the child’s class.
  if (!isMadeUp && tokens.slice(to).some(({ norm }) => ofTheChild.test(norm))) return null
  // 'A unicorn who can fly, she starts nursery tomorrow' says more than that.
  const saysMore = tokens
    .slice(to)
    .some(({ norm }) => /^(?:me|my|us|our|we|i)$/.test(norm) || sentence.names.has(norm))
  const isTimed = sentence.times.some((time, at) => time !== undefined && tokens[at]?.norm !== 'midnight')
  if (saysMore || isTimed) return null
  return { about: 'story-about', from: 0, to: tokens.length, what, sure: 0.9 }
}

/** 'A taco stand run by raccoons', 'a bakery at the bottom of the sea, the crabs do the icing': whose it is. */
function keeperIn(sentence: Sentence): Found | null {
  const { tokens } = sentence
  const isShop = tokens
    .slice(0, 4)
    .some(({ norm, opensClause }, at) => (at === 0 || !opensClause) && shops.test(norm))
  if (!isShop || tokens.some(({ norm }) => /^(?:i|we|our|my|us|she|he|they|her|his|today)$/.test(norm)))
    return null
  for (const [at, { norm, opensClause }] of tokens.entries()) {
    const isKept = norm === 'by' && /^(?:run|owned|kept)$/.test(tokens[at - 1]?.norm ?? '')
    const phrase = isKept ? phraseAt(sentence, at + 1) : opensClause && at > 0 ? phraseAt(sentence, at) : null
    const kind = phrase?.what && (phrase.what.is ?? nounClass(phrase.what.head))
    if (!phrase?.what || (kind !== 'animal' && kind !== 'creature')) continue
    if (isKept || /^(?:do|make|bake|cook|serve|sell|work)s?$/.test(tokens[phrase.to]?.norm ?? ''))
      return { about: 'story-about', from: 0, to: tokens.length, what: phrase.what, sure: 0.9 }
  }
  return null
}

const shops =
  /^(?:\p{L}*shop|\p{L}*store|stand|bakery|café|cafe|library|restaurant|stall|kiosk|parlour|museum)$/u

/** 'The tooth fairy’s first day at work'. */
function beginnerIn(sentence: Sentence): Found | null {
  const { tokens } = sentence
  const at = tokens.findIndex(
    ({ text, norm }) => /['’]s$/.test(text) && !/^(?:i|he|she|it|that|who|there)s$/.test(norm),
  )
  const token = tokens[at]
  const isNew =
    tokens[at + 1]?.norm === 'first' && /^(?:day|night|shift|morning)$/.test(tokens[at + 2]?.norm ?? '')
  if (!token || !isNew || at > 3) return null
  const norm = token.text.replace(/['’]s$/, '').toLowerCase()
  const owner = { ...token, norm: nounClass(token.norm) ? token.norm : norm }
  const phrase = phraseAt({ ...sentence, tokens: [...tokens.slice(0, at), owner] }, 0)
  if (!phrase?.what || phrase.to !== at + 1 || phrase.name !== undefined) return null
  const text = phrase.what.text.replace(/['’]s$/, '')
  const kind = phrase.what.is ?? nounClass(phrase.what.head)
  return isMadeUpKind(kind) && !isOfTheDay(phrase, kind)
    ? { about: 'story-about', from: 0, to: tokens.length, what: { ...phrase.what, text }, sure: 0.9 }
    : null
}

/** 'What if the moon came for a sleepover'. */
function visitorIn(sentence: Sentence): Found | null {
  const { tokens } = sentence
  if (tokens[0]?.norm !== 'what' || tokens[1]?.norm !== 'if') return null
  const phrase = phraseAt(sentence, 2)
  const [comes, to, what, meal] = tokens.slice(phrase?.to ?? 0).map(({ norm }) => norm)
  const isVisit =
    /^(?:came|comes|come)$/.test(comes ?? '') &&
    /^(?:for|to)$/.test(to ?? '') &&
    visits.test((/^(?:an?|our|my|her|his)$/.test(what ?? '') ? meal : what) ?? '')
  if (!phrase?.what || phrase.name !== undefined || !isVisit) return null
  const isMoon = /^(?:moon|sun|star|cloud|rainbow|wind|snowman)$/.test(phrase.what.head)
  const kind = phrase.what.is ?? nounClass(phrase.what.head)
  return isMoon || (isMadeUpKind(kind) && !isOfTheDay(phrase, kind))
    ? { about: 'story-about', from: 0, to: tokens.length, what: phrase.what, sure: 0.9 }
    : null
}

const visits = /^(?:sleepover|tea|dinner|supper|breakfast|lunch|stay|visit|party)$/

/** 'The dog' is at home. */
const isOfTheDay = ({ what }: Phrase, kind: string | undefined) =>
  kind === 'animal' && what?.article !== 'a' && what?.article !== 'an'

const isMadeUpKind = (kind: string | undefined) => kind === 'animal' || kind === 'creature'

/** 'A birthday party for a dragon' is about one dragon. */
const isNoTwin = (one: Found, _: number, all: readonly Found[]): boolean =>
  one.about !== 'with-character' ||
  !all.some(
    (other) =>
      other.about === 'story-about' &&
      other.what?.text === one.what?.text &&
      other.from < one.to &&
      one.from < other.to,
  )

/** 'A cat and a cow have a picnic': where a story is asked for about the first, it is about the second as well. */
function withTheOther(found: readonly Found[], sentence: Sentence): readonly Found[] {
  const { tokens, hidden } = sentence
  // 'A story about a zebra and a lion having a disco'.
  const from = tokens.slice(0, 6).findIndex(({ norm }) => norm === 'about') + 1
  const first = phraseAt(sentence, from)
  // 'A bear who gets married to a duck', 'a spoon who marries a fork'.
  const spouse =
    tokens.findIndex(
      ({ norm }, at) => norm === 'marries' || (norm === 'to' && tokens[at - 1]?.norm === 'married'),
    ) + 1
  const isJoined = first?.what !== undefined && tokens[first.to]?.norm === 'and'
  const second = isJoined
    ? phraseAt(sentence, first.to + 1)
    : spouse > 0
      ? phraseAt(sentence, spouse)
      : undefined
  if (!first?.what || !second?.what || second.name !== undefined || hidden.has(second.from)) return found
  const { what } = second
  const isOwn = [from, second.from].some((at) => /^(?:my|our|her|his|their)$/.test(tokens[at]?.norm ?? ''))
  const areMadeUp = [first.what, what].every(({ is, head }) => canHoldOne.test(is ?? nounClass(head) ?? ''))
  const isAsked = found.some((each) => each.about === 'story-about' && each.what?.head === first.what?.head)
  const isFound = found.some((each) => each.what?.head === what.head)
  if (isOwn || !areMadeUp || !isAsked || isFound) return found
  if (isJoined && !ofSeveral.test(tokens[second.to]?.norm ?? '')) return found
  return [...found, { about: 'with-character', from: second.from, to: second.to, what, sure: 0.9 }]
}

const onlyThat =
  /^but (?:they|he|she|it)(?:['’]?(?:re|s)| are| is)? (?:really |actually |all )?(?:just|only) (?:\p{L}+ing|wants?|likes?|needs?)\b/iu

const canHoldOne = /^(?:animal|creature|vehicle|food|thing)$/

const ofSeveral =
  /^(?:have|having|go|going|get|getting|hold|holding|throw|build|building|bake|baking|make|making|open|run|find|share|sharing|swap|meet|dance|dancing|play|playing|swim|swimming|fish|fishing|do|doing|live|travel|fly|sail|race|racing)$/

const isAtHome =
  /^(?:dog|puppy|cat|kitten|hamster|guinea pig|gerbil|rabbit|pony|horse|duck|duckling|chicken|hen|fish|goldfish|bird|budgie|tortoise)$/

const isOfFamily = /^(?:he|she|we|they|i|her|his|my|our|it)$/

const ofTheChild = /^(?:her|him|she|me|my|us|our|we|i)$/
