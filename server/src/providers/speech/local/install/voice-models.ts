import { join } from 'node:path'
import type { Logger } from 'pino'
import {
  ModelTaskRefused,
  type VoiceModel,
  type VoiceModelList,
  type VoiceModels,
} from '../../../../modules/voices/index.ts'
import { findModels } from '../find-models.ts'
import type { LocalSpeech } from '../index.ts'
import { engineLicence, engineVersion, installEngine, installedEngine } from './install-engine.ts'
import { InstallFailed } from './install-failed.ts'
import { installFromPath } from './install-from-path.ts'
import { type InstallProgress, installModel, removeModel } from './install-model.ts'
import { type InstalledModel, noteSpeed, readInstalled } from './installed.ts'
import { type ListedModel, listedModels } from './listed-models.ts'
import { modelTasks } from './model-task.ts'

interface Deps {
  readonly folder: string
  readonly speech: Pick<LocalSpeech, 'measure'>
  readonly log: Pick<Logger, 'error' | 'info'>
  readonly models?: readonly ListedModel[]
  /** Replaced where npm cannot be reached, as in tests. */
  readonly fetchEngine?: (modelsFolder: string) => Promise<void>
}

/** Installs models while the server runs: the same steps as `npm run voices`, with their progress kept for whoever asks. */
export function openVoiceModels({
  folder,
  speech,
  log,
  models = listedModels,
  fetchEngine = installEngine,
}: Deps): VoiceModels {
  const tasks = modelTasks(folder, (error) =>
    log.error({ type: error instanceof Error ? error.name : '' }, 'a voice could not be installed'),
  )

  const ensureEngine = async (onProgress: (progress: InstallProgress) => void) => {
    if (await installedEngine(folder)) return
    onProgress({ step: 'engine', done: 0, total: 0 })
    await fetchEngine(folder)
  }
  const measure = async (model: string, onProgress: (progress: InstallProgress) => void) => {
    onProgress({ step: 'measure', done: 0, total: 0 })
    const speed = await speech.measure(model)
    if (!speed) throw new InstallFailed('It is installed, and the engine cannot speak with it.')
    await noteSpeed(folder, model, speed)
    log.info({ model, ...speed }, 'a voice was installed')
  }

  return {
    uploadFolder: join(folder, '.uploads'),
    list: async () => list(folder, models, await tasks.current()),
    stop: () => tasks.stop(),
    async fetch(id, done) {
      const model = models.find((one) => one.id === id)
      if (!model) throw new ModelTaskRefused('There is no such voice to be fetched.')
      await tasks.start({ name: model.name, modelId: id }, async (onProgress, signal) => {
        await ensureEngine(onProgress)
        await installModel(folder, model, { onProgress, signal })
        await measure(model.folder, onProgress)
        await done()
      })
    },
    async bring({ path, name, afterwards }, done) {
      const title = name ?? path
      const work = async (onProgress: (progress: InstallProgress) => void) => {
        try {
          onProgress({ step: 'copy', done: 0, total: 0 })
          const installed = await installFromPath(folder, path, { models, onProgress, ...(name && { name }) })
          await ensureEngine(onProgress)
          await measure(installed, onProgress)
          await done()
        } finally {
          await afterwards?.()
        }
      }
      await tasks.start({ name: title, modelId: null }, work)
    },
    async remove(id) {
      await removeModel(folder, id).catch((error: unknown) => {
        throw error instanceof InstallFailed ? new ModelTaskRefused(error.message) : error
      })
    },
  }
}

async function list(
  folder: string,
  models: readonly ListedModel[],
  task: VoiceModelList['task'],
): Promise<VoiceModelList> {
  const installed = await readInstalled(folder)
  // Removed by hand, or copied by hand: what lies in the folder counts.
  const there = new Set((await findModels(folder)).models.map(({ id }) => id))
  const recordOf = (name: string) => installed.find((one) => one.folder === name && there.has(name))
  const listed = models.map((model) => presentListed(model, recordOf(model.folder)))
  const listedFolders = new Set(models.map((model) => model.folder))
  const others = [...there]
    .filter((name) => !listedFolders.has(name))
    .map((name) => presentOther(name, recordOf(name)))
  return {
    engine: { installed: await installedEngine(folder), version: engineVersion, licence: engineLicence },
    folder,
    models: [...listed, ...others],
    task,
  }
}

const presentListed = (model: ListedModel, record: InstalledModel | undefined): VoiceModel => ({
  id: model.id,
  name: model.name,
  description: model.description,
  languages: model.languages,
  voices: model.speakers,
  licence: model.licence,
  licenceUrl: model.licenceUrl,
  bytes: model.bytes,
  host: new URL(model.url).host,
  isInstalled: record !== undefined,
  speed: record?.speed ?? null,
})

const presentOther = (name: string, record: InstalledModel | undefined): VoiceModel => ({
  id: name,
  name,
  description: null,
  languages: null,
  voices: null,
  licence: record?.licence ?? 'not stated in its files',
  licenceUrl: null,
  bytes: null,
  host: null,
  isInstalled: true,
  speed: record?.speed ?? null,
})
