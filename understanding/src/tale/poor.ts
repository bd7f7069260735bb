const adverbs = '(?:really|very|so|totally|completely|absolutely|actually|quite|just|always|secretly|a bit) '
const bad =
  '(?:rubbish|bad|terrible|useless|hopeless|awful|dreadful|no good|no use|not (?:very |any |much |really )?good|not much use|the worst|pants)'
const good =
  '(?:good|brilliant|great|amazing|excellent|fantastic|wonderful|ace|super|incredible|very good|the best|pretty good)'

/** What follows a weakness and belongs to it, where a clause would end at the 'but': 'but really good at'. */
export const butGood = new RegExp(
  `,? but (?:(?:is|are|he’s|she’s|it’s|they’re|hes|shes|its|theyre|he is|she is|it is|they are) )?(?:${adverbs})*${good} at\\b`,
  'i',
)

const poor = new RegExp(
  `^(?:is|are|was|were|s) (?:${adverbs})*${bad} at (?!being |all |it\\b|that\\b)(\\p{L}[\\p{L}’' -]*?)(?= (?:but|and|because|so|though|although|even|until)\\b|$)`,
  'iu',
)

/** What the somebody is no good at, behind 'at': 'finding treasure', 'spells'. */
export function poorIn(does: string): string | undefined {
  const [, said = ''] = poor.exec(does) ?? []
  return sayable(said)
}

/** What it is good at instead, where that is said: 'baking'. */
export function goodIn(does: string): string | undefined {
  if (poorIn(does) === undefined) return undefined
  const [, said = ''] =
    new RegExp(
      `${butGood.source} (\\p{L}[\\p{L}’' -]*?)(?= (?:and|because|so|though|instead|please)\\b|$)`,
      'iu',
    ).exec(does) ?? []
  return sayable(said)
}

const sayable = (said: string): string | undefined => {
  const words = said.trim()
  return words === '' || words.split(' ').length > 4 || notSaid.test(words) ? undefined : words
}

/** What a child is taught, and what needs a second somebody. */
const notSaid =
  /^(?:using|potty|toilet|wee|poo|walk|hear|see|dress|button|doing (?:his|her|its|their|up)|learn|swallow|breath|shar|listen|los|wait|sleep|tidy|eat|mak(?:e|ing) friends|being|sitt|speak|talk|read|writ|spelling|maths?|count|school|homework|friend|winning|sport|football matches|going to (?:bed|sleep|school)|getting|staying|saying|stopp|taking turns|concentrat|remember)|\b(?:him|her|his|hers|them|their|its|my|your|me|it|who|that|things|stuff|everything|anything|something|nothing|jobs?|work|life|fighting|killing|stealing|shooting)\b/i
