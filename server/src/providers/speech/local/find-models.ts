import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { listIfExists } from '../../../platform/read-if-exists.ts'
import { engineFolder } from './engine.ts'
import { type ModelFiles, type ModelKind, modelFiles, needed, usualName } from './model-files.ts'

/** A folder that a model was found in. */
export interface ModelFolder {
  /** The folder's name. */
  readonly id: string
  readonly folder: string
  readonly kind: ModelKind
  /** The engine's own names, and full paths with commas between several. */
  readonly files: Readonly<Record<string, string>>
  /** Recordings of the people whose voices are imitated, for the kind that needs them. */
  readonly references: readonly string[]
}

export interface ModelFault {
  /** The folder's name. */
  readonly id: string
  /** A sentence for the operator. */
  readonly message: string
}

/**
 * Finds the models in a folder. A model with missing files is reported as a fault. Names with a leading dot belong to unfinished
 * downloads.
 */
export async function findModels(
  modelsFolder: string,
): Promise<{ models: ModelFolder[]; faults: ModelFault[] }> {
  const models: ModelFolder[] = []
  const faults: ModelFault[] = []
  const entries = await listIfExists(modelsFolder)
  for (const name of entries.toSorted()) {
    const folder = join(modelsFolder, name)
    if (name.startsWith('.') || folder === engineFolder(modelsFolder)) continue
    const found = await lookInto(folder).catch(() => 'It cannot be read.')
    if (typeof found === 'string') faults.push({ id: name, message: found })
    else if (found) models.push(found)
  }
  return { models, faults }
}

/** @returns a sentence where something is wrong; null where this is no folder */
async function lookInto(folder: string): Promise<ModelFolder | string | null> {
  if (!(await stat(folder)).isDirectory()) return null
  const found = await modelFiles(folder)
  if (!found) return 'There is no voice model in it.'
  const fault = (await missingIn(folder, found)) ?? (await emptyIn(folder, found))
  if (fault) return fault
  const references = found.kind === 'pocket' ? await referencesIn(folder) : []
  if (found.kind === 'pocket' && references.length === 0) return 'No recording of a voice lies in test_wavs.'
  const paths = Object.entries(found.files).flatMap(([key, names]) =>
    names.length > 0 ? [[key, names.map((name) => join(folder, name)).join(',')] as const] : [],
  )
  return {
    id: basename(folder),
    folder,
    kind: found.kind,
    files: Object.fromEntries(paths),
    references,
  }
}

async function missingIn(folder: string, { kind, files }: ModelFiles): Promise<string | null> {
  const there = new Set(await readdir(folder))
  const has = (key: string) => files[key]?.some((name) => there.has(name)) ?? false
  const missing = needed[kind].filter((keys) => !keys.some(has))
  if (missing.length === 0) return null
  const names = missing.map((keys) => usualName[keys[0] ?? ''] ?? keys[0])
  return `Missing: ${names.join(', ')}.`
}

/** A download that was cut off and unpacked by hand leaves such files. */
async function emptyIn(folder: string, { files }: ModelFiles): Promise<string | null> {
  for (const name of Object.values(files).flat()) {
    if ((await stat(join(folder, name))).size === 0) return `${name} is empty.`
  }
  return null
}

async function referencesIn(folder: string): Promise<string[]> {
  const names = await listIfExists(join(folder, 'test_wavs'))
  return names
    .filter((name) => name.endsWith('.wav'))
    .toSorted()
    .map((name) => join(folder, 'test_wavs', name))
}
