import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const entry = 'src/features/offline/service-worker.ts'

/**
 * Builds the service worker after the app, as a single file at the root, with the list of the app's files inside: a worker cannot
 * import the app's chunks, and its scope is the folder it is served from.
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
      shell = Object.keys(bundle).filter(isShellFile).sort()
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

/** Names in assets/ contain a digest of their content; these two do not. */
function digestOf(folder: string, shell: readonly string[]): string {
  const hash = createHash('sha256').update(shell.join())
  for (const name of ['index.html', 'theme.js']) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

/** Scripts, styles and Latin fonts. The pages for administrators and for payments are useless offline. */
const isShellFile = (name: string): boolean =>
  /^assets\/.*\.(js|css|svg)$/.test(name)
    ? !/\/(admin|payment|plan-shop|dashboard-tab|subscribe)/.test(name)
    : /^assets\/.*-latin-(?!ext).*\.woff2$/.test(name)
