/** Typed text that can end a sentence. */
export interface Fragment {
  /** Without a mark at its end, and with a lower-case first letter unless it is a name. */
  readonly text: string
  readonly isQuestion: boolean
}

const longest = 160

/**
 * The first sentence of a typed text as a part of a sentence; null if it would not read as one: addresses and markup, letters that
 * are not Latin, too long.
 */
export function fragmentOf(typed: string): Fragment | null {
  const tidy = typed
    .normalize('NFC')
    .replace(/\p{Cf}|\p{Extended_Pictographic}/gu, '')
    .replace(/["“”„«»]/g, '')
    .replace(/(?<=[\p{L}])['‘](?=\p{L})/gu, '’')
    .replace(/(^|\s)['‘’](?=\p{L})|(?<=[\p{L}.!?,])['‘](?=\s|$)/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const [first = ''] = /^.+?(?:[.!?…]+(?=\s|$)|$)/u.exec(tidy) ?? []
  const text = first
    .replace(/[\s.,;:!?…–—-]+$/u, '')
    .replace(/^[\s.,;:!?…–—-]+/u, '')
    .replace(/\s+(?=[,;:.!?])/g, '')
    .replace(/([,;:])(?=\p{L})/gu, '$1 ')
    .replace(/ ?-- ?/g, ' – ')
  if (text.length > longest || !/\p{L}{2}/u.test(text)) return null
  if (notOfASentence.test(text) || /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(text)) return null
  return { text: withSmallLetter(text), isQuestion: /\?[!?…]*$/.test(first) }
}

/** Anything but Latin letters, numbers, spaces and the marks of a plain sentence; and opening marks at the end. */
const notOfASentence =
  /[^\p{Script=Latin}\p{M}\p{N} ,;:.!?’–—-]|[,;:.!?]{2}|[.!?](?=\p{L})|\bwww\b|(?:^| )[-–—,;:.!?’]+(?: |$)(?<! – )/u

const withSmallLetter = (text: string): string =>
  small.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Words that are not names, even with a capital letter at the start of a sentence. */
const small =
  /^(?:an?|the|this|that|these|those|who|what|where|when|why|how|which|whether|if|it|they|he|she|we|you|there|somebody|someone|nobody|everybody|something|nothing|my|our|your|his|her|their|its|to|not|never|always|in|on|at|under|by|behind|near|inside|beside|above|below|among|between|up|down|over|outside|across|is|are|was|were|will|can|could|do|does|did|has|have|had|some|one|two|three|be|being|sharing|friends|still|maybe|perhaps|and|but|because)\b/iu
