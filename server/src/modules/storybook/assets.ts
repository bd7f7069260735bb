import { readFile } from 'node:fs/promises'

const fonts = ['latin', 'latin-ext', 'vietnamese'].map((script) => `fraunces-${script}-soft-normal.woff2`)

const contentTypes: Record<string, string> = {
  'storybook.css': 'text/css; charset=utf-8',
  'print.js': 'text/javascript; charset=utf-8',
  ...Object.fromEntries(fonts.map((font) => [font, 'font/woff2'])),
}

/** What a storybook page is dressed in. @returns null when there is no such thing */
export async function assetNamed(name: string): Promise<{ bytes: Buffer; contentType: string } | null> {
  const contentType = Object.hasOwn(contentTypes, name) ? contentTypes[name] : undefined
  return contentType ? { bytes: await read(name), contentType } : null
}

/** The style sheet with its fonts in it, for a page that leaves the house. */
export async function sheetWithFonts(): Promise<string> {
  let sheet = (await read('storybook.css')).toString()
  for (const font of fonts) {
    const inside = `data:font/woff2;base64,${(await read(font)).toString('base64')}`
    sheet = sheet.replace(`url("${font}")`, `url("${inside}")`)
  }
  return sheet
}

const read = (name: string) => readFile(new URL(`assets/${name}`, import.meta.url))
