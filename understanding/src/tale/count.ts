import type { Fact } from '../fact.ts'

const digits: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
}

const numeral = `(${[...Object.keys(digits), ...Object.values(digits)].join('|')})`

/** 'Two potatoes', 'a story about 3 little pigs': that they are two, or three. */
export function withCount<Each extends Pick<Fact, 'about' | 'what'>>(fact: Each, text: string): Each {
  const { about, what } = fact
  if (what?.number !== 'many' || !/^(?:story-about|with-character)$/.test(about)) return fact
  const bare = what.text.replace(new RegExp(`^${numeral} `, 'i'), '')
  const [, typed = ''] =
    new RegExp(
      `(?<![\\p{L}\\d]|(?:twenty|thirty|forty|fifty|or)[ -])${numeral} ${bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`,
      'iu',
    ).exec(text) ?? []
  const count = digits[typed] ?? typed.toLowerCase()
  if (count === '') return fact
  const described = what.described.filter((word) => digits[word] === undefined)
  return { ...fact, what: { ...what, text: bare, described, count } }
}
