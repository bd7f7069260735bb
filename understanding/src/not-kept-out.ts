import { nounClass } from './lexicon/nouns.ts'
import { baseOf } from './lexicon/verbs.ts'
import type { Unnamed } from './told-facts.ts'

/**
 * What somebody has not, or what was not there, is told and not to be kept out of a story: 'she has no front teeth', 'the bike with no
 * brakes', 'he never sits'. Whoever asks for a story in the same sentence means the story.
 * @param sentence in small letters, without apostrophes
 */
export function isNotKeptOut({ about, said, what }: Unnamed, sentence: string): boolean {
  if (about !== 'leave-out' || asks.test(sentence)) return false
  const words = said.toLowerCase().replace(/['’]/g, '')
  const head = (what?.head ?? '').replace(/[^\p{L}\d ]/gu, '.')
  if (isDoing(words)) return true
  if (opensAsTold.test(words) && (!isRefusal.test(words) || isFedUp.test(words))) return true
  if (!/^(?:no|not|nothing|without)\b/.test(sentence) && lacks(head).test(sentence)) return true
  return (
    !/^(?:with no|without|instead of)\b/.test(sentence) && /\b(?:with no|without|instead of)\b/.test(words)
  )
}

const asks =
  /\b(?:please|pls|plz|story|stories|tale|one|something|anything|tonight|wants?|likes?|loves?|would|id|hed|shed|theyd|asked|asks|character|bits?|endings?|end|make sure|skip|leave out)\b/

/** Somebody is told of: 'he ...', 'the shop had no ...'. */
const opensAsTold =
  /^(?:he|she|they|we|i|the|my|our|his|her|it|woke|hes|shes|im|its|theres|cant|wont|takes|one of them|an? \w+ (?:who|that|which|is|gets)|\w+ has to)\b/

/** 'The pylons get fed up holding wires', 'the lift is bored of going up': of no one who wishes. */
const isFedUp =
  /^(?:the|an?|our|my) (?!son|daughter|kids?|boys?|girls?|child|children|twins)(?:\w+ ){1,8}(?:fed up|bored (?:of|with)|tired of|sick of)\b/

/** 'We don’t do Santa', 'she hates clowns', 'he has gone off dinosaurs', 'no the' of a slip. */
const isRefusal =
  /\b(?:gone off|hates?|cant stand|cant bear|(?:had|has|have|hes|shes) (?:had )?enough|sick of|tired of|fed up|(?:do|does)nt (?:do|have|celebrate|keep|eat|mention)|not (?:do|have|mention|keen)|avoids?|over|done with|bored (?:of|with)|scared|terrified|afraid)\b/

const lacks = (head: string) =>
  new RegExp(
    `\\b(?:has|have|had|takes?|took|got|gets|is|was|are|were|speaks?|ate|eats|means|meant|says?|said|saw|sees|wears|wore|knows|knew|leaves|left|gave|made|theres|ive|weve|hes|shes|i|we|he|she|they|learned|day \\w+) no (?:\\w+ ){0,2}${head}`,
  )

/** 'Never sits', 'he never listens'. */
function isDoing(words: string): boolean {
  const [, verb] = /^(?:he |she )?never (\w+s)\b/.exec(words) ?? []
  return verb !== undefined && baseOf(verb) !== undefined && nounClass(verb.replace(/s$/, '')) === undefined
}
