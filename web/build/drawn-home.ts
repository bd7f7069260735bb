import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { drawnArt } from './drawn-art.ts'
import { stylesFor } from './first-styles.ts'

/**
 * Writes home.html: index.html with what a visitor sees first drawn into it, and with the styles for that. It is seen before any script
 * has been loaded, and the app takes it over.
 */
export function drawnHome(): Plugin {
  let root = ''
  return {
    name: 'drawn-home',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = '' }) {
      const { module } = await runnerImport<{ drawHome(): string }>(join(root, 'src/app/draw-home.tsx'), {
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [drawnArt({ isBuilt: true })],
      })
      const read = (name: string) => readFileSync(join(dir, name), 'utf8')
      writeFileSync(join(dir, 'home.html'), homePage(read('index.html'), module.drawHome(), read))
    },
  }
}

/**
 * @param page index.html
 * @param read reads a file of the build
 */
export function homePage(page: string, markup: string, read: (name: string) => string): string {
  const take = (pattern: RegExp): [element: string, address: string] => {
    const [element, address] = pattern.exec(page) ?? []
    if (!element || !address) throw new Error(`index.html has nothing like ${pattern}`)
    page = page.replace(element, '')
    return [element, address]
  }
  const [stylesheet, styles] = take(/ *<link rel="stylesheet"[^>]* href="([^"]+)">\n/)
  // What runs first loads the others, once the screen is there.
  const [, entry] = take(/ *<script type="module"[^>]* src="([^"]+)"><\/script>\n/)
  const [, app] = take(/ *<link rel="modulepreload"[^>]* href="([^"]+)">\n/)
  const hero = (kind: string, scheme: string) => {
    const [address] = new RegExp(`/assets/${kind}-\\w+\\.svg`).exec(markup) ?? []
    if (!address)
      throw new Error(`The drawn home page does not show the picture ${kind}, which it would preload`)
    return `<link rel="preload" as="image" href="${address}" media="(prefers-color-scheme: ${scheme})" fetchpriority="high" />`
  }
  const head = [
    hero('hero-evening', 'light'),
    hero('hero-bedtime', 'dark'),
    `<style>${stylesFor(markup, read(styles))}</style>`,
  ]
  return page
    .replace('<script src="/theme.js">', `<script src="/theme.js" data-app="${entry} ${app}">`)
    .replace('  </head>', () => `    ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>\n', () => `<div id="root">${markup}</div>\n${stylesheet}`)
}
