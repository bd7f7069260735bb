import { markPattern, paragraphsOf } from './prose.ts'

/** What a language model may leave in a text that is not meant for a child, and how it is recognised. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['an address', /https?:|www\.|\b[\w-]+\.(?:com|org|net|io|dev|ai)\b|\S+@\S+\.\S+/i],
  [
    'markup',
    /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\d+);|```|\*\*|__|\[[^\]]*\]\(|^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>\s|\|)/im,
  ],
  ['signs of code', /[{}\\|<>`~^=*#_[\]]|"\s*:|\bnull\b|\bundefined\b/],
  [
    'words of a machine',
    /\bas an? (?:ai|artificial|(?:large )?language)\b|\blanguage model\b|\b(?:chat)?gpt\b|\bopenai\b|\banthropic\b|\bi (?:cannot|can[’']t|am unable to|won[’']t be able to) (?:help|comply|assist|write|continue|fulfil|create|generate|provide)/i,
  ],
  [
    'words to whoever asked',
    /^(?:sure|certainly|of course|absolutely|okay)[,!:.]? (?:here|i |this is|below|let me|the following)[^.!?\n“"]{0,80}(?:story|section|paragraph|version|text|rewrite|draft)\b|^(?:here (?:is|are)|here[’']s|below is)\b[^.!?\n“"]{0,80}(?:story|section|paragraph|version|text|rewrite|draft)\b|\bword count\b|^(?:section|chapter) (?:\d+|one|two|three)\s*[:.–—-]|^part \d+\s*[:.–—-]\s*$|\blet me know if\b|\bi hope (?:this (?:story|helps|works|meets)|you enjoy)/im,
  ],
  [
    'an instruction',
    /\b(?:ignore|disregard|forget) (?:all |any )?(?:the |your |my )?(?:previous|above|prior|earlier) \w+|\bsystem prompt\b|\b(?:system|assistant|user)\s*:|\binstructions? (?:above|below)\b|\bjson\b/i,
  ],
  ['a picture sign', /\p{Extended_Pictographic}/u],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for
  ['a control character', /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\ufeff]/],
]

/** Remains of prompts, markup and language models in a text. @param text with names as marks */
export function leftoversIn(text: string): string[] {
  const plain = text.replace(markPattern, 'Name')
  return kinds.flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []))
}

const smallWords =
  'the a an and or but of to in into it is was were are be he she they we you i with for on at as by from his her their my your its this'

/** Small words only: 'very very' and 'drip, drip, drip' are style. */
const doubledWord = new RegExp(`(?<![\\p{L}’])(${smallWords.replaceAll(' ', '|')}) \\1(?![\\p{L}’])`, 'giu')

/** Repetitions by mistake: 'the the', or a whole paragraph twice. */
export function doubledIn(text: string): string[] {
  const words = [...text.matchAll(doubledWord)]
    .filter(({ 0: hit, index }) => !isGrammatical(hit, text.slice(0, index)))
    .map(([hit]) => `“${hit}”`)
  return [...words, ...paragraphsTwiceIn(text)]
}

export function paragraphsTwiceIn(text: string): string[] {
  const long = paragraphsOf(text).filter((paragraph) => paragraph.length > 80)
  return long.length > new Set(long).size ? ['a paragraph that is told twice'] : []
}

/** “What it was was a frog”, “that that was possible”, “all she had had”. */
const isGrammatical = (hit: string, before: string) =>
  /^(?:was was|is is|are are|were were)$/i.test(hit) &&
  /\b(?:what|that|who|all|where)\b[^.!?]*$/i.test(before)
