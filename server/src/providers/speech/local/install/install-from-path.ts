import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { findModels } from '../find-models.ts'
import { modelFiles } from '../model-files.ts'
import { digestOf } from './download.ts'
import { explainInstallError, InstallFailed } from './install-failed.ts'
import { checkModel, type InstallProgress, installArchive, putInPlace } from './install-model.ts'
import { noteInstalled } from './installed.ts'
import type { ListedModel } from './listed-models.ts'
import { preparePiper } from './prepare-piper.ts'
import { unpack } from './unpack.ts'

/** What belongs to a model; whatever else lies in the folder is not ours to copy. */
const belongs =
  /\.(onnx|json|txt|bin|fst|far|md|wav)$|^(espeak-ng-data|dict|test_wavs|LICENSE|README|MODEL_CARD)$/

/** Folders in folders are looked into so far. */
const deepest = 4

interface Options {
  readonly models: readonly ListedModel[]
  readonly onProgress?: (progress: InstallProgress) => void
  /** What it is called where its own name says nothing, as that of an upload. */
  readonly name?: string
}

/**
 * Installs a model from a folder or an archive that somebody has put on this machine, for example because it has no network. An
 * archive that is one of the listed ones, by its digest, is installed as that.
 * @returns the folder that it was put into
 * @throws {InstallFailed}
 */
export async function installFromPath(
  modelsFolder: string,
  path: string,
  { models, onProgress = () => {}, name = basename(path) }: Options,
): Promise<string> {
  const unpacked = join(modelsFolder, '.brought-unpacked')
  try {
    const found = await stat(path).catch(() => {
      throw new InstallFailed('There is no such file or folder on the server, or it may not be read.')
    })
    await mkdir(modelsFolder, { recursive: true })
    if (found.isDirectory()) return await installFolder(modelsFolder, path, onProgress)
    const sha256 = await digestOf(path)
    const told = (done: number, total: number) => onProgress({ step: 'unpack', done, total })
    const listed = models.find((model) => model.sha256 === sha256)
    if (listed) {
      await installArchive(modelsFolder, listed, path, told)
      return listed.folder
    }
    const into = join(unpacked, safeName(name.replace(/\.(tar\.bz2|tar\.gz|tgz|tar|zip|whl)$/i, '')))
    await rm(unpacked, { recursive: true, force: true })
    await mkdir(into, { recursive: true })
    await unpack(path, into, told)
    return await installFolder(modelsFolder, into, onProgress)
  } catch (error) {
    throw explainInstallError(error, modelsFolder)
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

async function installFolder(
  modelsFolder: string,
  folder: string,
  onProgress: (progress: InstallProgress) => void,
): Promise<string> {
  const { model, parents } = await onlyModel(folder)
  const id = safeName(await nameOf(model))
  const copied = join(modelsFolder, '.brought')
  try {
    await rm(copied, { recursive: true, force: true })
    await mkdir(join(copied, id), { recursive: true })
    const names = (await readdir(model)).filter((name) => belongs.test(name))
    for (const [index, name] of names.entries()) {
      onProgress({ step: 'copy', done: index, total: names.length })
      await cp(join(model, name), join(copied, id, name), { recursive: true, dereference: true })
    }
    await preparePiper(join(copied, id), [...parents, ...(await otherModels(modelsFolder))])
    await checkModel(copied)
    await putInPlace(join(copied, id), join(modelsFolder, id))
    const weights = names.find((name) => name.endsWith('.onnx')) ?? ''
    await noteInstalled(modelsFolder, {
      id,
      folder: id,
      url: null,
      sha256: await digestOf(join(model, weights)),
      licence: (await licenceIn(join(modelsFolder, id))) ?? 'not stated in its files',
      installedAt: new Date().toISOString(),
    })
    return id
  } finally {
    await rm(copied, { recursive: true, force: true })
  }
}

/** The one folder with a model in it, and the folders above it up to the one that was named. */
async function onlyModel(folder: string): Promise<{ model: string; parents: string[] }> {
  const found = await modelsIn(folder, [])
  const [first, second] = found
  if (!first) throw new InstallFailed('There is no voice model in it.')
  if (second) throw new InstallFailed('There are several voice models in it. Name the folder of one of them.')
  return first
}

async function modelsIn(
  folder: string,
  parents: readonly string[],
): Promise<{ model: string; parents: string[] }[]> {
  if (await modelFiles(folder)) return [{ model: folder, parents: [...parents] }]
  if (parents.length >= deepest) return []
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  const inside = await Promise.all(
    folders.map(({ name }) => modelsIn(join(folder, name), [folder, ...parents])),
  )
  return inside.flat()
}

/** A voice of Piper is known by its file; the folder that holds it is often called "data". */
async function nameOf(model: string): Promise<string> {
  const description = (await readdir(model)).find((name) => name.endsWith('.onnx.json'))
  return description ? `vits-piper-${description.slice(0, -'.onnx.json'.length)}` : basename(model)
}

const safeName = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 80) || 'voice'

const otherModels = async (modelsFolder: string): Promise<string[]> =>
  (await findModels(modelsFolder)).models.map(({ folder }) => folder)

/** As the card of the model says. */
async function licenceIn(folder: string): Promise<string | null> {
  const card = (await readdir(folder)).find((name) => /^MODEL_CARD$|^README\.md$/.test(name))
  const text = card ? await readFile(join(folder, card), 'utf8') : ''
  return /licen[cs]e:\**\s*([^\n]{2,120})/i.exec(text)?.[1]?.trim() ?? null
}
