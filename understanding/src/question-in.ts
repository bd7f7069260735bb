import type { Fact } from './fact.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { baseOf } from './lexicon/verbs.ts'

/**
 * The question that a child asks, as it is said aloud: 'Where does the bath water go?'. Undefined where there is none, where it is the parent who asks,
 * or where it would have to be turned round word by word.
 * @param text where what is private is blanked with full stops
 */
export function questionIn(text: string, facts: readonly Fact[]): string | undefined {
  if (!facts.some(({ about, polarity }) => about === 'question' && polarity === 'yes')) return undefined
  for (const clause of text.split(/[.!?;:()"“”\n\p{Extended_Pictographic}]+|,(?! (?:or|and) )|\s-+\s/u)) {
    const words = clause
      .replace(
        /\b(?:please|pls|lol|today|tonight|again|all day(?: long)?|at bedtime|xx?|(?:about )?\p{N}+ times)\s*$/iu,
        '',
      )
      .trim()
      .replace(/\s+/g, ' ')
      .replaceAll("'", '’')
      .replace(/\b(what|who|where|how|why|when)s\b/gi, '$1’s')
      .replace(/\b(do|does|did|is|are|was|were|ca|wo|would|could)nt\b/gi, '$1n’t')
    const said = asked(words) ?? told(words)
    if (said && isSayable(said)) return `${said.charAt(0).toUpperCase()}${said.slice(1)}?`
  }
  return undefined
}

/** 'Does the moon sleep': a teller would have the child sleep. */
export const isAskedAloud = ({ about, said }: Fact) =>
  about === 'question' &&
  /^(?:do|does|did|is|are|was|were|can|could|will|would|has|have|what if)\b/i.test(said)

const auxiliary =
  'do|does|did|is|are|was|were|can|could|will|would|has|have|had|don’t|doesn’t|didn’t|isn’t|aren’t|can’t|won’t|wouldn’t'

/** 'Why do cows have spots', 'who puts the leaves back', 'do fish sleep'. */
function asked(words: string): string | undefined {
  const own = words
    .replace(/^(?:(?:but|and|so|he|she|they|asked?s?|keeps asking|wants to know|question) )*(?:me )?/i, '')
    .trim()
  if (
    new RegExp(
      `^(?:why|how|where|when|what|who|which)(?:’s)? (?:(?:${auxiliary})\\b|(?:big|far|deep|old|many|long|tall|fast|much|high|heavy) )`,
      'i',
    ).test(own)
  )
    return own
  if (/^(?:why|how|where|what|who)’s \S+ \S+/i.test(own)) return own
  if (/^what if (?:\p{L}+ ){2,}\p{L}+$/iu.test(own)) return own
  const [, verb = ''] = /^(?:who|what) (\p{L}+) /iu.exec(own) ?? []
  if (verb !== '' && isOfOne(verb)) return own
  return /^(?:do|does|did|is|are|can|will|has|have) (?:the |an? )?(?!you\b|we\b|i\b|there be|it be|this be)\p{L}+ \p{L}/iu.test(
    own,
  )
    ? own
    : undefined
}

/** 'Makes', 'puts', 'made': what 'who' can be followed by. */
const isOfOne = (verb: string) =>
  /^(?:made|built|put|invented|lives|has|had|was|is|did|named|decided|told|taught)$/i.test(verb) ||
  (/[^s]s$/i.test(verb) && baseOf(verb.toLowerCase()) !== undefined && baseOf(verb.toLowerCase()) !== verb)

/** 'Asked why the sky is blue', 'wants to know where the wind goes', 'asked if fish sleep': the order of a question is another one. */
function told(words: string): string | undefined {
  const [, word = '', rest = ''] =
    /\b(?:ask|asks|asked|asking|wonder|wonders|wondered|wondering|wants? to know|wanted to know|needs to know)(?: me| us| daddy| mummy| again| (?:\d+|two|three|four|five|ten|a hundred|a million) times)? (why|how|where|when|what|if|whether) (.+)$/i.exec(
      words,
    ) ?? []
  if (word === '') return undefined
  const begins = /^(?:if|whether)$/i.test(word) ? '' : `${word} `
  const [, subject = '', verb = '', behind = ''] =
    /^((?:(?:the|an?|all|his|her|our|my) )?(?:\p{L}+(?:’s)? ){0,2}?\p{L}+) (is|are|was|were|can|can’t|could|will|has|have|do|does|don’t|doesn’t|\p{L}+s)(?: (.+))?$/iu.exec(
      rest,
    ) ?? []
  if (subject === '') return undefined
  // 'Why dogs like walks': the verb is ‘like’.
  const last = subject.split(' ').at(-1)?.toLowerCase() ?? ''
  if (baseOf(last) === last && nounClass(last) === undefined) return undefined
  const after = behind === '' ? '' : ` ${behind}`
  // 'If ants have bedtimes' asks for what they have, 'if they have gone' for what they did.
  const isHaving = /^(?:has|have)$/i.test(verb) && !/^(?:been|gone|had|got|\p{L}+ed)\b/iu.test(behind)
  if (isHaving) return `${begins}${verb.toLowerCase() === 'has' ? 'does' : 'do'} ${subject} have${after}`
  if (new RegExp(`^(?:${auxiliary})$`, 'i').test(verb))
    return behind === '' ? undefined : `${begins}${verb} ${subject}${after}`
  // 'Why dogs barks' is no sentence.
  if (singularOf(last) !== last) return undefined
  const base = baseOf(verb.toLowerCase())
  return base === undefined || base === verb.toLowerCase()
    ? undefined
    : `${begins}does ${subject} ${base}${after}`
}

/** Nothing that is asked of the storyteller or said of the parent, and no more than can be said in one breath. */
const isSayable = (said: string): boolean =>
  said.split(' ').length >= 3 &&
  said.split(' ').length <= 14 &&
  // Nobody is spoken of by name.
  !/ \p{Lu}/u.test(said) &&
  !/\b(?:i|im|i’m|you|your|my|our|us|me|she|he|her|his|him|story|stories|tell|tonight|tomorrow|please|mummy|daddy|mum|dad|mom|dies?|died|dead|dying|death|heaven|god|kill\w*|war|sex|born|bab(?:y|ies)|divorce\w*|cancer|hospital|poo|wee|funerals?|bur(?:y|ied|ial)|graves?|graveyards?|coffins?|ashes|cemetery|passed away|cremat\w*|ill|sick|bombs?|guns?|shot|fat|ugly|bald|mean|stupid|smelly?|smells|people in wheelchairs|disabled|grandad|grandpa|granny|grandma|nana|brother|sister|willy|vagina|penis|naked|blood)\b/i.test(
    said,
  )
