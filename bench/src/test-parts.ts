import { basename } from 'node:path'

/**
 * The part of `npm test` that a command begins, in words that are printed.
 * @param command its program and arguments
 * @param inherited the part of the process that has started it
 */
export function partOfCommand(command: string, inherited: string): string | undefined {
  const project = /(?:^|--title=)tests:(\S+)/.exec(command)?.[1]
  if (project) return project.replaceAll('-', ' ')
  if (/e2e\/prepare-installation\.ts/.test(command)) return 'preparation'
  if (inherited.startsWith('browser')) return partOfBrowserTests(command)
  return commands.find(([pattern]) => pattern.test(command))?.[1]
}

const commands: readonly (readonly [RegExp, string])[] = [
  [/\bnpm(-cli\.js)? ci\b/, 'install'],
  [/\bnpm(-cli\.js)? run build\b/, 'build'],
  [/\bnpm(-cli\.js)? run check\b/, 'check'],
  [/scripts\/audit\.mjs|\bnpm(-cli\.js)? run audit\b/, 'audit'],
  [/scripts\/browser-tests\.mjs/, 'browser: Playwright'],
  [/\bpostgres -D /, 'PostgreSQL server'],
  [/\bvitest\b/, 'Vitest itself'],
]

/** What the browser tests start has a cost of its own. */
function partOfBrowserTests(command: string): string | undefined {
  const [program = ''] = command.split(' ')
  if (/chrom|headless_shell/i.test(basename(program))) return 'browser: Chromium'
  if (/server\/src\/main\.ts/.test(command)) return 'browser: servers'
  return undefined
}
