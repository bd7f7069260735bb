import type { Brief } from '../src/brief.ts'

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
  return rules.flatMap(([rule, pattern]) => {
    const found = pattern.exec(plain)
    const isTitle = !text.includes('.') && rule === 'paragraph without an end'
    return found && !isTitle
      ? [`${rule}: …${plain.slice(Math.max(0, found.index - 20), found.index + 30)}`]
      : []
  })
}
