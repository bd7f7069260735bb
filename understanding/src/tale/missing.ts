import { singularOf } from '../lexicon/number.ts'
import type { CountedNoun } from './matters.ts'

/** 'Works out who’s been stealing all the left shoes', 'solves the case of the missing biscuits': what has gone, and everybody has or had some of: 'left shoes', 'biscuits'. */
export function missingIn(does: string): CountedNoun | undefined {
  const words = patterns.flatMap((pattern) => pattern.exec(does)?.[1] ?? [])[0] ?? ''
  const noun = ` ${words}`.replace(behind, '').trim().toLowerCase()
  const last = noun.split(' ').at(-1) ?? ''
  if (noun === '' || noun.split(' ').length > 3 || nobody.test(last)) return undefined
  const isMany = singularOf(last) !== last || pairs.test(last)
  return isMany || masses.test(last) ? { noun, number: isMany ? 'many' : 'one' } : undefined
}

/** What it is called, where somebody solves one: 'mystery' of a dog who solves mysteries, 'case' of a slug who is a detective. */
export function caseIn(does: string): string | undefined {
  if (!detects.test(does) && missingIn(does) === undefined) return undefined
  return /\bmyster(?:y|ies)\b/i.test(does) ? 'mystery' : 'case'
}

const whose =
  '(?:(?:all|some|most|half) (?:of )?)?(?:(?:the|their|her|his|its|our|everyone’s|everybody’s|people’s) )?(?:(?:whole )?(?:town|village|street|farm|king|queen)’s )?'
const noun = '(\\p{L}[\\p{L}’ -]*)$'

const patterns = [
  // 'Who’s been stealing', 'who took', 'who keeps eating', 'who has hidden'.
  `\\bwho(?:’s| is| has| keeps)?(?: been)? (?:steal(?:s|ing)?|stole|stolen|tak(?:es|ing|en)|took|pinch(?:es|ed|ing)|nick(?:s|ed|ing)|hid(?:den)?|ate|eats|eaten|eating) ${whose}${noun}`,
  `\\b(?:case|mystery|riddle|puzzle) of (?:the|all the|some) (?:missing|lost|stolen|disappearing|vanishing|disappeared|vanished) ${noun}`,
  `\\b(?:look|search|hunt)(?:s|es|ed|ing)? for (?:the|all the|some) (?:missing|stolen|disappearing|vanished) ${noun}`,
  `\\bfind(?:s|ing)? (?:the|all the|some) (?:missing|stolen|vanished) ${noun}`,
  `\\bwhere (?:all )?(?:the|their|her|his|everyone’s|everybody’s) (\\p{L}[\\p{L}’ -]*?) (?:have|has|had|are|is|went|go|goes|keep|disappear(?:ed)?|vanish(?:ed)?)\\b.*$`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** Where they were, and what else is said of it. */
const behind = / (?:in|on|at|from|of|under|out|up|off|every|and|but|before|after|when|while|with|for) .*$/i

const nobody =
  /^(?:bab(?:y|ies)|child|children|kids|girls|boys|people|parents|mums|dads|friends|men|women|neighbours|things|dreams|smiles|hearts|jobs|words|days|nights|colours|stripes|spots|voices|teeth|clouds|houses|trees|dinosaurs|elephants)$/

const pairs = /^(?:trousers|pants|pyjamas|glasses|shorts|scissors|feet)$/

const masses =
  /^(?:cheese|milk|honey|jam|butter|bread|toast|chocolate|cake|treasure|gold|post|mail|wool|hay|washing|laundry|jelly|ice cream|popcorn|fruit|soup|custard|sugar|salt|paint|glitter|soap|cocoa|food|jewellery|silver)$/

const detects =
  /^(?:(?:is|are) (?:secretly |also |really )?(?:an? |the )?(?:(?:very |really )?\p{L}+ )?(?:private )?(?:detectives?|sleuths?|investigators?)(?: and .*)?$|(?:(?:is|are|wants? to|tr(?:y|ies) to|can|always|help(?:s|ing)?|has to|have to) )*(?:solv(?:e|es|ing) (?:an? |the |all the |some |every )?(?:\p{L}+ ){0,2}(?:crimes?|cases?|myster(?:y|ies)|riddles?)\b|(?:work|find)(?:s|ing)? out who\b))/iu
