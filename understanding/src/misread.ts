import type { Unnamed } from './told-facts.ts'

/**
 * What rules and transformer take for a fact of the child, and whole clauses show to be another one: a friend’s chickenpox, a parent’s own quarrel, a
 * rainbow that was ‘found’.
 * @returns the fact, the fact without its noun, or nothing
 */
export function asMeant(fact: Unnamed): Unnamed[] {
  const { about, said, what } = fact
  const head = what?.head ?? ''
  if (about === 'found-something' && isOnlySeen.test(head)) return []
  if (about === 'unwell' && ofAnotherChild.test(said)) return []
  if (about === 'quarrel' && ofParent.test(said)) return []
  if ((about === 'with-character' || about === 'story-about') && isVerb(fact)) return []
  // 'She found the golden one.'
  if (what && new RegExp(`\\b${head.replace(/[^\p{L} ]/gu, '.')} ones?\\b`, 'iu').test(said)) {
    const { what: _, ...without } = fact
    return [without]
  }
  return [fact]
}

const isOnlySeen = /^(?:rainbow|sunset|cloud|snow|frost|lightning|fireworks?)$/

const ofAnotherChild =
  /^(?:his|her|their|my|the) (?:best |little |new )?(?:friend|mate|cousin|classmate|neighbour|neighbor|buddy)\b|^(?:a|one) (?:boy|girl|kid|child|friend)\b/i

const ofParent =
  /\b(?:with|and) (?:my|our) (?:eldest|oldest|teen\w*|husband|wife|partner|ex|mother|mum|mom|dad|boss|sister|brother)\b|^(?:i|we) (?:had|got into) (?:a|an)\b/i

/** 'She wants to fix tractors': what comes after the *to* is done, and is nobody. */
const isVerb = ({ said, what }: Unnamed): boolean => {
  const first = what?.described[0]
  return first !== undefined && new RegExp(`\\bto ${first}\\b`, 'i').test(said)
}
