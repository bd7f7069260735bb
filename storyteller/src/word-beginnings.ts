/**
 * The beginnings of the words that say something, as far as an ending does not change them: 'whistling' and 'whistles' are the same.
 * @param also words that say nothing here either, in small letters
 */
export const beginningsOf = (text: string, also: ReadonlySet<string> = new Set()): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !common.has(word) && !also.has(word))
    .map((word) => word.slice(0, Math.max(3, Math.min(5, word.length - 1))))

const common: ReadonlySet<string> = new Set(
  `the and but for with from that this there they them their she her hers him his our you your its was were are been being has have had
  does did will would can could not very just really some all about into when who what because likes loves wants`.split(
    /\s+/,
  ),
)
