import type { Fact } from './fact.ts'

/**
 * What a parent says only so that it is known, and not for the story: 'We told the kids that we are separating. Nothing about that please.' What stands before these words, and
 * is no wish for a story by itself, is private: it is neither told nor what a story is about.
 * @param text as it was typed
 */
export function withoutWhatIsNotToBeTold<Each extends Pick<Fact, 'kind' | 'sensitivity' | 'end'>>(
  facts: readonly Each[],
  text: string,
): readonly Each[] {
  const at = text.search(notAboutThat)
  if (at === -1) return facts
  return facts.map((fact) =>
    fact.end <= at && happened.has(fact.kind) ? { ...fact, sensitivity: 'private' as const } : fact,
  )
}

const happened: ReadonlySet<Fact['kind']> = new Set(['event', 'loss', 'feeling', 'lesson', 'habit'])

const notAboutThat = new RegExp(
  [
    String.raw`\b(?:need(?:n['’]?t| not)|does(?:n['’]?t| not) (?:have|need) to|should(?:n['’]?t| not)) be about (?:that|it|this)\b`,
    String.raw`\b(?:nothing|not|no story|no stories|anything but|never|isn['’]?t|rather not|don['’]?t (?:make it|want (?:it|one|a story))) (?:\w+ ){0,2}?about (?:that|it|this|any of (?:that|this|it))\b`,
    String.raw`\b(?:don['’]?t|do not|not to|without|please no|rather not) (?:\w+ )?(?:mention|mentioning|bring|bringing|touch on|refer to|talk about|include)(?:ing)? (?:that|it|this|any of (?:that|this|it))\b`,
    String.raw`\b(?:don['’]?t|do not|rather not|without) (?:want|need|have|having|like)? ?(?:that|it|this|any of (?:that|this|it)) (?:mentioned|brought up|talked about|in it|in the story)\b`,
    // What the child does not know yet is not told to it by a story.
    String.raw`\b(?:she|he|they) (?:doesn['’]?t|does not|don['’]?t|do not) know (?:yet|about (?:it|that|this))\b(?! (?:what|which|how|when|if|where|who|why))`,
    String.raw`\b(?:(?:she|he|they) ha(?:sn['’]?t|s not|ven['’]?t|ve not) been told(?! off)|(?:we|i) ha(?:ven['’]?t|ve not) told (?:her|him|them)(?! off))\b`,
    String.raw`\b(?:leave|keep) (?:that|it|this|all that|all of that) (?:out|away)\b`,
  ].join('|'),
  'i',
)
