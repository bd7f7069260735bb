import type { Brief } from './brief.ts'
import { lineId, unheardFirst } from './lines.ts'
import { type Prop, props, verbs } from './played/index.ts'
import { mentionsUnwanted } from './unwanted.ts'
import type { EntryNoun } from './wished.ts'

/**
 * What stands for each of those whom a wish names: what is like it, no thing twice, and rather none whose reason these children have heard lately.
 */
export function propsFor(
  nouns: readonly (EntryNoun & { readonly isBeing: boolean })[],
  brief: Brief,
): (Prop | null)[] {
  const used = new Set<string>()
  return nouns.map((noun) => {
    const free = listsFor(noun)
      .map((list) =>
        list.filter(
          ({ text, why }) => !used.has(thingOf(text)) && !mentionsUnwanted(`${text} ${why}`, brief),
        ),
      )
      .find((list) => list.length > 0)
    const [why] = unheardFirst(
      (free ?? []).map((each) => each.why),
      brief,
    )
    const prop = free?.find((each) => each.why === why) ?? null
    if (prop) used.add(thingOf(prop.text))
    return prop
  })
}

/** Its own by the longest of its words, then those of its sort, then those of any thing. */
function listsFor({ text, head, is, isBeing }: EntryNoun & { readonly isBeing: boolean }): readonly Prop[][] {
  const words = text.toLowerCase().replace(/^the /, '').replace(/’s\b/g, '').split(' ')
  const names = [...words.keys()].map((from) => words.slice(from).join(' '))
  const sort = is === 'kin' ? 'person' : (is ?? (isBeing ? 'name' : 'thing'))
  return [...names, head, `*${sort}`, isBeing ? '*person' : '*thing'].flatMap((name) => {
    const found = props.get(name)
    return found ? [[...found]] : []
  })
}

const thingOf = (text: string) => text.split(' ').at(-1) ?? text

/** 'A shoe' once it is known: 'the shoe'; 'three rolled socks' are 'the three rolled socks'. */
export const withThe = (text: string): string => text.replace(/^(?:an?|some|the) |^/, 'the ')

/** 'Three rolled socks'; not 'a shoe', 'the pillow'. */
export const areMany = (text: string): boolean => !/^(?:an?|the) /.test(text)

/** How a child does what a sentence tells, by its verbs, the rarest first: of 'got the bus and pressed the bell' it is the pressing. */
export function actedLines(sentence: string, brief: Brief): string[] {
  const words = sentence
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/[\p{L}’]+/gu)
  const text = ` ${(words ?? []).join(' ')} `
  const found = verbs.flatMap(({ forms, lines }, rarity) => {
    const places = forms.flatMap((form) => {
      const at = text.indexOf(` ${form} `)
      return at === -1 || denied.test(text.slice(0, at + 1)) ? [] : [{ at, said: form.split(' ').length }]
    })
    const [first] = places.sort((a, b) => b.said - a.said || a.at - b.at)
    return first ? [{ ...first, lines, rarity }] : []
  })
  // Of 'fell asleep' and 'fell' the longer counts.
  const apart = found.filter(
    (one) =>
      !found.some(
        (other) => other !== one && other.said > one.said && one.at >= other.at && one.at < other.at + 12,
      ),
  )
  return apart
    .sort((a, b) => b.rarity - a.rarity)
    .flatMap(({ lines }) => unheardFirst(lines, brief).slice(0, 1))
    .filter((line) => !mentionsUnwanted(line, brief))
}

/** 'Never pressed', 'didn’t eat'. */
const denied =
  /\b(?:not|never|nearly|almost|without|(?:did|was|were|would|could|should|had|has|have|is|are|do|does|wo|ca)n’?t) (?:\p{L}+ )?$/u

/** Ids of the lines of props and verbs that a text tells. */
export const playedLinesIn = (text: string): string[] => {
  const all = [
    ...[...new Set([...props.values()])].flatMap((list) => list.map(({ why }) => why)),
    ...verbs.flatMap(({ lines }) => lines),
  ]
  return all.filter((line) => isIn(text, line)).map(lineId)
}

const isIn = (text: string, line: string) =>
  line
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 8)
    .every((part) => text.includes(part))
