import type { Brief } from '../src/brief.ts'
import { countable, describing, uncountable } from '../src/trait-words.ts'

/** What no reader should see. Names are taken out first: they may look like anything. */
export function slipsIn(text: string, brief: Pick<Brief, 'children' | 'companions'>): string[] {
  const names = [...brief.children, ...brief.companions]
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length)
  const plain = names.reduce((rest, name) => rest.replaceAll(name, 'Mia'), text)
  const rules: [string, RegExp][] = [
    ['leftover of the markup', /[{}#~|<>\\]|->|\bundefined\b|\bnull\b|[\uE000-\uF8FF]/],
    ['two spaces', /\S {2}|^ | $/m],
    ['word twice', /\b(?!Mia\b|that\b|had\b|hush\b|going\b|shh\b)([a-z]+) \1\b/i],
    ['a before a vowel', /\ba [aeio]\w/i],
    ['an before a consonant', /\ban (?!hour|honest)[bcdfghjklmnpqrstvwxyz]/i],
    ['space before a mark', / [.,!?;:”’]/],
    ['no space after a mark', /[,;!?][\p{L}]/u],
    ['two marks', /[,.!?]{2}(?!”)/],
    ['straight quotes', /["']/],
    ['sentence without a capital', /(^|[.!?] )“?\p{Ll}/mu],
    ['quotes that do not close', /^[^“]*”|“[^”]*$/m],
    ['paragraph without an end', /[^.!?”…:\n](?=\n|$)/],
  ]
  const plurals = wrongPlurals(plain)
  const found = rules.flatMap(([rule, pattern]) => {
    const found = pattern.exec(plain)
    const isTitle = !text.includes('.') && rule === 'paragraph without an end'
    return found && !isTitle
      ? [`${rule}: …${plain.slice(Math.max(0, found.index - 20), found.index + 30)}`]
      : []
  })
  return [...found, ...plurals]
}

/** 'two mouse', 'a trains', 'mouses', 'Mia and Tom was'. The names have been taken out. */
function wrongPlurals(text: string): string[] {
  const pairs = [
    ...text.matchAll(
      /(?<![\w-])(an?|one|two|three|four|five|six|seven|eight|nine|ten|many|several) ([a-z]+)\b/gi,
    ),
  ]
  const wrong = pairs.flatMap(([pair, number = '', noun = '']) => {
    const isOne = /^(?:an?|one)$/i.test(number)
    const isBad = isOne
      ? countable.has(noun.replace(/s$/, '')) && noun.endsWith('s')
      : countable.has(noun) && !alike.test(noun)
    return isBad && !uncountable.has(noun) && !describing.has(noun) ? [`wrong plural: ${pair}`] : []
  })
  const others =
    /\b(?:mouses|sheeps|childs|foots|tooths|gooses|mans|wolfs|leafs|fishs)\b|(?:^|[.!?] “?)(?:Mia, )*Mia and Mia(?:, who [^.?!“”]*, and)? (?:was|is|has)\b/im.exec(
      text,
    )
  return [...wrong, ...(others ? [`wrong plural: ${others[0]}`] : [])]
}

const alike = /^(?:sheep|fish|\p{L}*fish|reindeer|moose|shop)$/u
