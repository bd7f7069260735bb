/** Somebody of a wished-for story whom a dentist, a vet or a doctor has to look at. */
export interface Patient {
  /** What the patient does, for behind its noun: 'is at the dentist', 'goes to the vet'. */
  readonly does: string
  /** Who treats it, without an article: 'dentist'. */
  readonly treats: string
}

const practice = "(dentist|vet|doctor)s?(?:[’']s?)?"

/**
 * 'Dinosaur at the dentist', 'a vet who only treats dragons', 'vet story, the patient is a whale', 'a crocodile with toothache'.
 * @param noun of an animal or a creature that is asked for, as it stands in the text
 */
export function patientIn(text: string, noun: string, isMany: boolean): Patient | undefined {
  const who = noun.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const said = (pattern: string) => new RegExp(pattern, 'iu').exec(text)?.[1]?.toLowerCase()
  const name = '(?:,? (?:called|named) \\p{L}+)?'
  const relative =
    "(?: (?:who|that|which)(?: (?:has|have|had|with) [^.,;!?]{3,30} and)?)?(?:[’']?s| is| are| was)?"
  const at = said(`\\b${who}${name}${relative} (?:at|in) (?:the|an?) (?:\\p{L}+ )?${practice}(?!\\p{L})`)
  if (at) return { does: `${isMany ? 'are' : 'is'} at the ${at}`, treats: at }
  const goes =
    said(
      `\\b${who}${name}${relative}(?: (?:has|have|needs?|wants?|must|had)(?: to)?)? (?:goes|go|going|went|visits?|visiting|visited|sees|see) (?:to )?(?:see )?(?:the|an?) (?:\\p{L}+ )?${practice}(?!\\p{L})`,
    ) ??
    said(
      `\\b${practice} (?:(?:who|that|which) )?(?:only |just |always )?(?:treats?|looks? after|sees|helps?|mends?|fix(?:es)?|for) (?:(?:an?|the|only|just|sick|poorly|ill|big|huge) )*${who}(?!\\p{L})`,
    ) ??
    said(
      `\\b${practice}(?!\\p{L})[^!?]*\\bpatients? (?:is|are|was|were) (?:(?:an?|the|all|only) )?(?:\\p{L}+ )?${who}(?!\\p{L})`,
    )
  if (goes) return { does: `${isMany ? 'go' : 'goes'} to the ${goes}`, treats: goes }
  const hurts = new RegExp(
    `\\b${who}${name}(?: with| (?:who|that|which)(?: has|[’']s got)| has| (?:needs|getting) ) ?(?:(?:an?|his|her|its|got|very|really|bad|sore|wobbly) )*(?:tooth ?ache|tooth out|sore tooth)\\b`,
    'iu',
  ).test(text)
  if (!hurts) return undefined
  const treats = /\bvets?\b/i.test(text) ? 'vet' : /\bdoctors?\b/i.test(text) ? 'doctor' : 'dentist'
  return { does: `${isMany ? 'have' : 'has'} toothache`, treats }
}
