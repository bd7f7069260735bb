import { readFile } from 'node:fs/promises'
import { type Paper, papers } from '@nightlight/contract'
import { sizes } from './measures.ts'

interface Asset {
  readonly file: URL
  readonly contentType: string
}

const sheet: Asset = {
  file: new URL('./assets/storybook.css', import.meta.url),
  contentType: 'text/css; charset=utf-8',
}

const fonts: ReadonlyMap<string, Asset> = new Map(
  ['latin', 'latin-ext', 'vietnamese'].map((script) => {
    const name = `fraunces-${script}-soft-normal.woff2`
    return [name, { file: new URL(`./assets/${name}`, import.meta.url), contentType: 'font/woff2' }]
  }),
)

const assets: ReadonlyMap<string, Asset> = new Map([
  ...fonts,
  ['storybook.css', sheet],
  [
    'print.js',
    {
      file: new URL('./assets/print.js', import.meta.url),
      contentType: 'text/javascript; charset=utf-8',
    },
  ],
])

const pageSizes: Record<Paper, string> = { a4: 'A4', a5: 'A5', letter: 'letter' }

/** The paper size, and the font sizes: the content policy allows the page no inline styles. */
export const paperSheet = (paper: Paper): string =>
  [
    `@page { size: ${pageSizes[paper]} portrait; margin: 0 }`,
    ...sizes.map((size) => `.words[data-size="${size}"] { --size: ${size} }`),
  ].join('\n')

export const paperSheetName = (paper: Paper): string => `paper-${paper}.css`

const paperSheets = new Map(papers.map((paper) => [paperSheetName(paper), paperSheet(paper)]))

/** A style sheet, font or script of the storybook page. @returns null when there is none of this name */
export async function assetNamed(name: string): Promise<{ bytes: Buffer; contentType: string } | null> {
  const made = paperSheets.get(name)
  if (made !== undefined) return { bytes: Buffer.from(made), contentType: sheet.contentType }
  const asset = assets.get(name)
  return asset ? { bytes: await readFile(asset.file), contentType: asset.contentType } : null
}

/** The style sheet with its fonts embedded, for a standalone page. */
export async function sheetWithFonts(): Promise<string> {
  let whole = (await readFile(sheet.file)).toString()
  for (const [name, { file }] of fonts) {
    const inside = `data:font/woff2;base64,${(await readFile(file)).toString('base64')}`
    whole = whole.replace(`url("${name}")`, `url("${inside}")`)
  }
  return whole
}
