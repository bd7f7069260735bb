import { expect, it } from 'vitest'
import { homePage } from './drawn-home.ts'

const page = `<head>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2.css">
    <link rel="modulepreload" crossorigin href="/assets/app-3.js">
  </head>
  <body>
    <div id="root"></div>
  </body>
`
const markup =
  '<p class="soft">Good <img src="/assets/hero-evening-4.svg"/><img src="/assets/hero-bedtime-5.svg"/></p>'
const css = '.soft{color:red}.other{color:blue}'
const home = homePage(page, markup, (name) => (name === '/assets/index-2.css' ? css : ''))

it('has the markup in the place of the app, and the styles of it before', () => {
  expect(home).toContain(`<div id="root">${markup}</div>`)
  expect(home).toContain('<style>.soft{color:red}</style>\n  </head>')
})

it('loads the other styles after the markup, and leaves the scripts to the one that runs first', () => {
  expect(home.indexOf('/assets/index-2.css')).toBeGreaterThan(home.indexOf(markup))
  expect(home).toContain('<script src="/theme.js" data-app="/assets/index-1.js /assets/app-3.js"></script>')
  expect(home).not.toContain('type="module"')
  expect(home).not.toContain('modulepreload')
})

it('names the picture of each theme', () => {
  expect(home).toMatch(/hero-evening-4\.svg" media="\(prefers-color-scheme: light\)"/)
  expect(home).toMatch(/hero-bedtime-5\.svg" media="\(prefers-color-scheme: dark\)"/)
})

it('refuses markup without one of the pictures, instead of naming a file that is not there', () => {
  const inLightOnly = markup.replace('hero-bedtime', 'hero-night')
  expect(() => homePage(page, inLightOnly, () => css)).toThrow('does not show the picture hero-bedtime')
})

it('refuses a page that it does not understand', () => {
  expect(() => homePage('<div id="root"></div>', markup, () => css)).toThrow('stylesheet')
})
