/** What a name is in its sentence. */
export type Place = 'subject' | 'object'

/** What the words around a name show of its place in the sentence; null where they do not show it for certain. */
export function placeIn(before: string, after: string): Place | null {
  if (saidBefore.test(before)) return isPaired(after) ? null : 'subject'
  const [, next = ''] =
    /^ (?:(?:\w+ly|never|always|still|already|only|just|also|even|then|quite|soon) )?([\p{L}’]+)/u.exec(
      after,
    ) ?? []
  const isVerb = pastVerbs.has(next) || /(?<!e)ed$/.test(next)
  if (isVerb && beginsClause.test(before)) return 'subject'
  const [, previous = ''] = /([\p{L}]+) $/u.exec(before) ?? []
  if (isPaired(after)) return null
  if (prepositions.has(previous) && endsPhrase.test(after)) return 'object'
  if (
    seeing.has(previous) &&
    (endsPhrase.test(after) || /^ \p{Ll}/u.test(after)) &&
    !/^ (?:had|was|did|could|would)\b/.test(after)
  )
    return 'object'
  if (
    giving.has(previous) &&
    (endsPhrase.test(after) || /^ (?:the|an?|one|two|some|what|how|where|it)\b/.test(after))
  )
    return 'object'
  return null
}

const speech =
  'said|asked|called|whispered|answered|cried|shouted|thought|breathed|explained|added|began|replied|murmured|told|read|sang|mumbled|muttered|agreed|decided|suggested|announced'
/** Somebody's words have just ended, and the one who said them follows: it becomes 'she said'. */
export const saidBefore = new RegExp(`” (${speech}) $`)

/** “Could you use an hour?” she asked the baker. */
export const isSpeaking = (before: string, after: string) =>
  /[,?!…]” $/.test(before) && new RegExp(`^ (?:${speech})\\b`).test(after)

export const isPaired = (after: string) =>
  /^,? (?:who|which)\b|^,? (?:and|or) (?:\uE000|the\b|an?\b|\p{Lu})/u.test(after)

const beginsClause =
  /(?:^|\n|[.!?…:;—–]”? |, (?:and |but |so |then )?|(?:^|\n|[.!?…]”? )(?:And|But|So|Then|When|While|As|Before|After|Until|Because|If|Now|Next|First|Again|Once|Still|At last|At first|In the end|Perhaps|Slowly|Quietly|Soon|Here|There|Instead|Afterwards) |\b(?:when|while|as|before|after|until|because|if|that|what|where|how|though|since|once|than|whenever|but|so|which|whatever) )$/

const endsPhrase =
  /^(?:[.,;:!?…”—–]|$|\n| (?:to|with|in|on|at|from|for|when|as|until|again|back|down|up|out|off|over|into|through|all|once|so|but|because|by|and|like|about|round|than|too|instead|first|alone|very|rather|quite|twice|before|after)\b)/

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const prepositions = words(
  'to at for with by of from behind beside near over under on in into past around round towards like without between about against upon above below off',
)
const seeing = words(
  'let made saw watched helped heard found left kept made had reminded followed carried lifted met woke hugged nudged thanked caught held',
)
const giving = words('gave told asked showed handed passed sent taught brought lent offered promised')

const pastVerbs = words(`
  was had did could would might must should went put took held lay thought wrote sat told found came stood saw said read got shut
  heard knew let gave ran kept made drew set rang undid lit hid laid meant blew sang slept swung hung began chose spread grew knelt
  brought felt stuck bit fell threw caught bent woke wore rode drove drank ate left lost won built bought taught sent spent paid met
  led fed sped shook broke spoke stole froze rose flew swam sank sprang tore bore swore crept leapt leaned dreamt learnt burnt
  spelt spilt dug spun clung flung strode wound ground shone shot sought fought forgot forgave understood became overheard dealt
  hit cut hurt cost split dared needed used`)
