import { readFile } from 'node:fs/promises'

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

/** What a storybook page is dressed in. @returns null when there is no such thing */
export async function assetNamed(name: string): Promise<{ bytes: Buffer; contentType: string } | null> {
  const asset = assets.get(name)
  return asset ? { bytes: await readFile(asset.file), contentType: asset.contentType } : null
}

/** The style sheet with its fonts in it, for a page that leaves the house. */
export async function sheetWithFonts(): Promise<string> {
  let whole = (await readFile(sheet.file)).toString()
  for (const [name, { file }] of fonts) {
    const inside = `data:font/woff2;base64,${(await readFile(file)).toString('base64')}`
    whole = whole.replace(`url("${name}")`, `url("${inside}")`)
  }
  return whole
}
