import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'

/**
 * The one small power that somebody has, as a deed: 'tidying up' of a superhero who has the power of tidying up, 'finding things' of one whose only power is being
 * really good at finding things, 'making sandwiches' of one who is good at sandwiches.
 * @param does as `asPower` has put it
 */
export function powerIn(does: string): string | undefined {
  const [, said = ''] =
    /^(?:has|have|had) (?:only )?the (?:super ?)?powers? of (\p{L}[\p{L}’ -]*)$/iu.exec(does) ?? []
  const deed = said.replace(
    /^being (?:(?:really|very|so|extremely|quite) )*(?:good|great|brilliant|amazing|the best|excellent) at /i,
    '',
  )
  const power = deed !== said && isFood(deed) ? `making ${deed}` : deed
  return !/^\p{L}{2,}ing\b/iu.test(power) || power.split(' ').length > 5 || noPower.test(power)
    ? undefined
    : power.toLowerCase()
}

/** 'Whose only power is tidying up' and 'with the power of tidying up', as something that somebody has. */
export const asPower = (clause: string): string =>
  clause
    .replace(
      /^(?:with|who has|that has|who’s got|who have)(?: only)? (?:the|a) (?:(?:super|magic|special|secret) ?)?power of (?=\p{L}+ing\b)/iu,
      'who has the power of ',
    )
    .replace(
      /^(?:whose|whos|who’s|thats) (?:(?:only|one|real|secret|special|big) )*(?:super ?)?power (?:is|was) (?:that (?:he|she|it|they) (?:is|are) )?(?:just |only )?(?=\p{L})/iu,
      'who has the power of ',
    )

/** 'A superhero who has the power of tidying up' is one whose power is tidying up. */
export const asTyped = (text: string): string =>
  text.replace(/ (?:who|that) has the power of /, ' whose power is ')

const isFood = (noun: string) => nounClass(singularOf(noun.toLowerCase())) === 'food'

/** A large power, and one that is none to be told of. */
const noPower =
  /^(?:being (?:invisible|strong|super|bad|mean|naughty|big|huge|fast|asleep)|having|flying|fighting|killing|hitting|punching|kicking|shooting|biting|lying|stealing|farting|pooing|weeing|dying|exploding|destroying|smashing|burning|turning|controlling|making (?:fire|people|everyone|everybody)|eating (?:people|children))\b|\b(?:his|her|my|our|your|him|he|she)\b/i
