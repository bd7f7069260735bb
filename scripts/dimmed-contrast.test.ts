import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const css = await readFile(new URL('../web/src/ui/theme.css', import.meta.url), 'utf8')

/** The colours of the rules whose selectors contain this one; the later rule wins. */
function coloursOf(selector: string): Map<string, string> {
  const rules = css.split('}').filter((rule) => rule.slice(0, rule.indexOf('{')).includes(selector))
  const declarations = rules.flatMap((rule) => [...rule.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)])
  return new Map(declarations.map(([, name = '', colour = '']) => [name, colour]))
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it.each([1, 2])('a screen dimmed to level %i keeps the sentence that is read at 7:1', (level) => {
  const colours = coloursOf(`[data-dim-level="${level}"]`)
  const between = (ink: string, ground: string) => contrast(colours.get(ink), colours.get(ground))
  expect(between('sentence-ink', 'sentence')).toBeGreaterThanOrEqual(7)
  expect(between('spoken-ink', 'spoken')).toBeGreaterThanOrEqual(7)
  expect(between('ink', 'page')).toBeGreaterThanOrEqual(4.5)
  expect(between('ink', 'surface')).toBeGreaterThanOrEqual(4.5)
  expect(between('accent', 'surface')).toBeGreaterThanOrEqual(3)
})

it.each(['peach', 'yellow', 'green', 'blue'])('text stands out on a %s page in both themes', (tint) => {
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, selectors]) =>
    selectors?.includes(`[data-tint="${tint}"]`),
  )
  expect(rules).toHaveLength(2)
  for (const [, selectors = '', declarations = ''] of rules) {
    const theme = selectors.includes('dark') ? ':root[data-theme="dark"] {' : ':root {'
    const start = css.indexOf(theme)
    const block = css.slice(start, css.indexOf('}', start)) + declarations
    const colours = new Map(
      [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
        name,
        colour,
      ]),
    )
    const on = (ink: string, ground: string) => contrast(colours.get(ink), colours.get(ground))
    expect(on('ink', 'page')).toBeGreaterThanOrEqual(7)
    expect(on('ink', 'sentence')).toBeGreaterThanOrEqual(7)
    expect(on('spoken-ink', 'spoken')).toBeGreaterThanOrEqual(7)
    expect(on('soft', 'page')).toBeGreaterThanOrEqual(4.5)
    expect(on('link', 'page')).toBeGreaterThanOrEqual(4.5)
    expect(on('edge', 'page')).toBeGreaterThanOrEqual(3)
  }
})
