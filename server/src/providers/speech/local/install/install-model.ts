import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '../../../../platform/read-if-exists.ts'
import { findModels } from '../find-models.ts'
import { type DownloadOptions, download } from './download.ts'
import { explainInstallError, InstallFailed } from './install-failed.ts'
import { forgetInstalled, noteInstalled, readInstalled } from './installed.ts'
import type { ListedModel } from './listed-models.ts'
import { unpack } from './unpack.ts'

/** What somebody who waits for a model is shown. */
export interface InstallProgress {
  readonly step: InstallStep
  /** Bytes. */
  readonly done: number
  readonly total: number
}

export type InstallStep = 'engine' | 'download' | 'copy' | 'unpack' | 'measure'

interface Options extends Omit<DownloadOptions, 'file' | 'onProgress'> {
  readonly onProgress?: (progress: InstallProgress) => void
}

/**
 * Downloads a model, looks at its digest, and puts it among the others: all of it, or nothing.
 * @throws {InstallFailed}
 */
export async function installModel(
  modelsFolder: string,
  model: ListedModel,
  { onProgress = () => {}, ...options }: Options = {},
): Promise<void> {
  // Named by its digest, so that the halves of two releases never become one file.
  const file = join(modelsFolder, `.${model.sha256.slice(0, 16)}.tar.bz2`)
  const told = (step: InstallStep) => (done: number, total: number) => onProgress({ step, done, total })
  try {
    await mkdir(modelsFolder, { recursive: true })
    await download(model, { ...options, file, onProgress: told('download') })
    await installArchive(modelsFolder, model, file, told('unpack'))
    await rm(file, { force: true })
  } catch (error) {
    throw explainInstallError(error, modelsFolder)
  }
}

/** Unpacks the archive of a listed model, whose digest has been compared, and puts it in place. */
export async function installArchive(
  modelsFolder: string,
  model: ListedModel,
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const unpacked = join(modelsFolder, `.${model.folder}`)
  try {
    await rm(unpacked, { recursive: true, force: true })
    await mkdir(unpacked)
    await unpack(file, unpacked, onProgress)
    await checkModel(unpacked)
    await putInPlace(join(unpacked, await onlyFolder(unpacked)), join(modelsFolder, model.folder))
    const { id, folder, url, sha256, licence } = model
    const installedAt = new Date().toISOString()
    await noteInstalled(modelsFolder, { id, folder, url, sha256, licence, installedAt })
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

/** @throws {InstallFailed} where it was not installed by us */
export async function removeModel(modelsFolder: string, id: string): Promise<void> {
  const model = (await readInstalled(modelsFolder)).find((one) => one.id === id)
  if (!model) throw new InstallFailed(`${id} is not installed.`)
  await rm(join(modelsFolder, model.folder), { recursive: true, force: true })
  await forgetInstalled(modelsFolder, id)
}

async function onlyFolder(folder: string): Promise<string> {
  const [name, ...others] = await readdir(folder)
  if (!name || others.length > 0) throw new InstallFailed('The archive does not hold one folder.')
  return name
}

/** @param folder which has the model's folder in it @throws {InstallFailed} */
export async function checkModel(folder: string): Promise<void> {
  const { models, faults } = await findModels(folder)
  const [fault] = faults
  if (fault) throw new InstallFailed(`There is no model in it that can be used. ${fault.message}`)
  if (models.length !== 1) throw new InstallFailed('There is no model in it that can be used.')
}

/** The old one stays until the new one is there. */
export async function putInPlace(from: string, to: string): Promise<void> {
  const old = join(to, '..', `.old-${process.pid}`)
  await rename(to, old).catch(ifMissing(undefined))
  await rename(from, to)
  await rm(old, { recursive: true, force: true })
}
