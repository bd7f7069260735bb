import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What a compiler makes of a text, kept beside what Node keeps of compiled modules, for this process and for others: compiling a plot takes some tens of
 * milliseconds, reading it one. Without such a folder (`NODE_COMPILE_CACHE`) it is compiled each time.
 * @throws whatever the compiler throws; what it refuses is not kept
 */
export function compiledOnce(text: string, compile: () => string): string {
  const file = fileFor(text)
  const kept = file && attempt(() => readFileSync(file, 'utf8'))
  if (kept) return kept
  const compiled = compile()
  if (file) attempt(() => keep(file, compiled))
  return compiled
}

/** Under another name first, so that nobody reads half of it. */
function keep(file: string, compiled: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, compiled)
  renameSync(unfinished, file)
}

function fileFor(text: string): string | undefined {
  const folder = getCompileCacheDir()
  if (folder === undefined) return undefined
  const key = createHash('sha256').update(versionOfInk()).update('\0').update(text).digest('hex')
  return join(folder, 'plots', `${key.slice(0, 32)}.json`)
}

let version: string | undefined

/** Of the installed compiler: another one may compile otherwise. */
function versionOfInk(): string {
  version ??= readFileSync(
    join(dirname(fileURLToPath(import.meta.resolve('inkjs'))), '../package.json'),
    'utf8',
  )
  return version
}

/** A folder that cannot be read or written is as good as none. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
