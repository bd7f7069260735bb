import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '../../../../platform/read-if-exists.ts'
import { engineFolder, enginePackage, machinePackage } from '../engine.ts'
import { InstallFailed } from './install-failed.ts'
import { runCommand } from './run-command.ts'

/** The version that was tried with these models. npm checks what comes against the registry's own digests. */
export const engineVersion = '1.13.8'

export const engineLicence =
  'Apache-2.0, and it contains eSpeak NG under GPL-3.0. Nightlight does not hand it on: you fetch it from npm yourself.'

/**
 * Installs the engine from npm into a folder of its own, and swaps it for the one that was there.
 * @throws {InstallFailed}
 */
export async function installEngine(modelsFolder: string): Promise<void> {
  const fresh = join(modelsFolder, '.engine')
  const folder = engineFolder(modelsFolder)
  const old = join(modelsFolder, '.engine-old')
  try {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { recursive: true })
    // Without one npm looks for a project in the folders above.
    await writeFile(join(fresh, 'package.json'), '{"private":true}\n')
    // The second would be any later one otherwise.
    const packages = [enginePackage, machinePackage].map((name) => `${name}@${engineVersion}`)
    const args = ['install', '--prefix', fresh, '--save-exact', '--no-audit', '--no-fund', '--ignore-scripts']
    const { status, output: said } = await runCommand('npm', [...args, ...packages])
    if (status !== 0) throw new InstallFailed(`npm could not install the engine.\n${said.trim()}`)
    await rm(old, { recursive: true, force: true })
    await rename(folder, old).catch(ifMissing(undefined))
    await rename(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
  }
}

export const removeEngine = (modelsFolder: string): Promise<void> =>
  rm(engineFolder(modelsFolder), { recursive: true, force: true })

/** The version that is installed; null where none is. */
export async function installedEngine(modelsFolder: string): Promise<string | null> {
  const file = join(engineFolder(modelsFolder), 'node_modules', enginePackage, 'package.json')
  try {
    const { version }: { version?: unknown } = JSON.parse(await readFile(file, 'utf8'))
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}
