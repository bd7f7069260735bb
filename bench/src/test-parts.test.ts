import { expect, it } from 'vitest'
import { partOfCommand } from './test-parts.ts'

it.each([
  ['npm ci --no-audit', '', 'install'],
  ['node /usr/lib/node_modules/npm/bin/npm-cli.js run check --silent', '', 'check'],
  ['npm run build --silent', '', 'build'],
  ['node /x/node_modules/.bin/vitest run', '', 'Vitest itself'],
  [
    'node --title=tests:modules-on-PGlite /x/vitest/dist/workers/forks.js',
    'Vitest itself',
    'modules on PGlite',
  ],
  ['tests:platform', 'Vitest itself', 'platform'],
  ['/x/bin/postgres -D /tmp/data -p 4000', 'Vitest itself', 'PostgreSQL server'],
  ['node scripts/browser-tests.mjs', '', 'browser: Playwright'],
  ['/tmp/chromium --type=renderer', 'browser: Playwright', 'browser: Chromium'],
  ['/usr/bin/node --import x /x/server/src/main.ts', 'browser: Playwright', 'browser: servers'],
  ['/usr/bin/node --import x /x/server/src/main.ts', 'platform', undefined],
])('%s, started by %j, belongs to %j', (command, inherited, part) => {
  expect(partOfCommand(command, inherited)).toBe(part)
})
