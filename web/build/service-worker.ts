import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const entry = 'src/offline/service-worker.ts'

/**
 * Builds the service worker after the app, as one file of its own at the root, with the list of the files that the app is made of:
 * a worker cannot import the app's chunks, and its scope is where it lies.
 */
export function serviceWorker(): Plugin {
  let root = ''
  let folder = ''
  let shell: string[] = []
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = join(config.root, config.build.outDir)
    },
    writeBundle(_options, bundle) {
      shell = Object.keys(bundle).filter(isForFamilies).sort()
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __SHELL__: JSON.stringify(shell.map((name) => `/${name}`)),
          __RELEASE__: JSON.stringify(digestOf(folder, shell)),
        },
        build: {
          target: 'es2022',
          outDir: folder,
          emptyOutDir: false,
          rollupOptions: {
            input: join(root, entry),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}

/** Names of files in assets/ say what is in them; the two others do not. */
function digestOf(folder: string, shell: readonly string[]): string {
  const hash = createHash('sha256').update(shell.join())
  for (const name of ['index.html', 'theme.js']) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

/** Scripts, styles and the letters of our own alphabet; pages for administrators and for paying are of no use without a network. */
const isForFamilies = (name: string): boolean =>
  /^assets\/.*\.(js|css|svg)$/.test(name)
    ? !/\/(admin|payment|plan-shop|dashboard-tab|subscribe)/.test(name)
    : /^assets\/.*-latin-(?!ext).*\.woff2$/.test(name)
