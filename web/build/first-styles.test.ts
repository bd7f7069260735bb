import { expect, it } from 'vitest'
import { stylesFor } from './first-styles.ts'

const markup = '<p class="text-soft [a&amp;]:hover:bg-tint md:p-4">Good night</p>'

it('keeps the rules whose classes the markup has, in their order and layers', () => {
  const css =
    '@layer theme,utilities;@layer theme{:root{--soft:#123}}@layer utilities{.text-soft{color:var(--soft)}.text-ink{color:#000}@media (width>=48rem){.md\\:p-4{padding:1rem}.md\\:p-5{padding:2rem}}}'
  expect(stylesFor(markup, css)).toBe(
    '@layer theme,utilities;@layer theme{:root{--soft:#123}}@layer utilities{.text-soft{color:var(--soft)}@media (width>=48rem){.md\\:p-4{padding:1rem}}}',
  )
})

it('keeps a rule for one of its selectors, and reads escaped and nested ones', () => {
  const rule = 'a.\\[a\\&\\]\\:hover\\:bg-tint:hover{color:red}'
  const list = '.other:is(p,a),.text-soft{color:blue}'
  expect(stylesFor(markup, rule + list)).toBe(rule + list)
  expect(stylesFor(markup, '.text-soft .other{color:red}')).toBe('')
})

it('leaves out what moves, fonts that have to be fetched, and states that only the app sets', () => {
  const latin = '@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+??,U+131}'
  const stand = '@font-face{font-family:B;src:local(Arial)}'
  const dark = ':root[data-theme=dark]{--soft:#fff}'
  const css = `${latin}@font-face{font-family:A;src:url(/c.woff2);unicode-range:U+0301}${stand}${dark}:root[data-dim-level="1"]{--soft:#000}@keyframes rise{0%{opacity:0}}`
  expect(stylesFor(markup, css)).toBe(stand + dark)
})

it('is not misled by braces and commas in texts', () => {
  const rule = '.text-soft:before{content:"}"}'
  const quoted = '.other[title="a,p"]:before{content:"{"}'
  expect(stylesFor(markup, `${quoted}${rule}\n`)).toBe(rule)
})
