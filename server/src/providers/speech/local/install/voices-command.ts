import { resolve } from 'node:path'
import {
  engineLicence,
  engineVersion,
  installEngine,
  installedEngine,
  removeEngine,
} from './install-engine.ts'
import { InstallFailed } from './install-failed.ts'
import { installFromPath } from './install-from-path.ts'
import { installModel, removeModel } from './install-model.ts'
import { readInstalled } from './installed.ts'
import type { ListedModel } from './listed-models.ts'

export interface Terminal {
  print(line: string): void
  /** Overwrites itself. */
  progress(line: string): void
  /** null without an interactive terminal. */
  readonly ask: ((question: string) => Promise<boolean>) | null
}

export const usage = `Usage: npm run voices -- <what>

  list                      what can be installed, and what is
  install <model> [--yes]   downloads a model, and the engine if it is not there
  install engine [--yes]    downloads the engine alone
  add <file or folder> [--yes]  installs a model that is on this machine already
  remove <model>            takes a model away, or the engine
  where                     the folder that all of it lies in`

/** @returns the exit code: 0 done, 1 failed, 2 not understood */
export async function voicesCommand(
  args: readonly string[],
  catalogue: { readonly folder: string; readonly models: readonly ListedModel[] },
  terminal: Terminal,
): Promise<number> {
  const agreed = args.includes('--yes')
  const [verb, name, ...others] = args.filter((arg) => arg !== '--yes')
  const isAboutOne = verb === 'install' || verb === 'add' || verb === 'remove'
  if (others.length > 0 || isAboutOne === (name === undefined)) {
    terminal.print(usage)
    return 2
  }
  try {
    if (verb === 'list') await list(catalogue, terminal)
    else if (verb === 'where') terminal.print(catalogue.folder)
    else if (verb === 'install' && name) await install(catalogue, name, agreed, terminal)
    else if (verb === 'add' && name) await add(catalogue, name, agreed, terminal)
    else if (verb === 'remove' && name) await remove(catalogue, name, terminal)
    else {
      terminal.print(usage)
      return 2
    }
    return 0
  } catch (error) {
    if (!(error instanceof InstallFailed)) throw error
    terminal.print(error.message)
    return 1
  }
}

type Catalogue = Parameters<typeof voicesCommand>[1]

async function list({ folder, models }: Catalogue, { print }: Terminal): Promise<void> {
  const installed = await readInstalled(folder)
  const engine = await installedEngine(folder)
  print(`engine        sherpa-onnx ${engineVersion}${engine ? `  (installed: ${engine})` : ''}`)
  print(`              ${engineLicence}`)
  for (const model of models) {
    const isThere = installed.some(({ id }) => id === model.id)
    const voices = model.speakers === 1 ? '1 voice' : `${model.speakers} voices`
    print('')
    print(
      `${model.id.padEnd(13)} ${model.name}: ${model.languages}; ${voices}${isThere ? '  (installed)' : ''}`,
    )
    print(`              ${megabytes(model.bytes)}, ${model.licence}`)
    print(`              ${model.url}`)
    print(`              sha256 ${model.sha256}`)
  }
}

async function install(
  catalogue: Catalogue,
  name: string,
  agreed: boolean,
  terminal: Terminal,
): Promise<void> {
  const { folder, models } = catalogue
  const model = models.find(({ id }) => id === name)
  if (!model && name !== 'engine') {
    const names = ['engine', ...models.map(({ id }) => id)].join(', ')
    throw new InstallFailed(`There is no ${name}. There are: ${names}.`)
  }
  if (name === 'engine' || !(await installedEngine(folder))) await fetchEngine(folder, agreed, terminal)
  if (model) {
    terminal.print(`${model.name}: ${megabytes(model.bytes)} from ${model.url}`)
    terminal.print(`Licence: ${model.licence}, see ${model.licenceUrl}`)
    terminal.print('With it comes data on pronunciation from eSpeak NG (GPL-3.0).')
    await agree(agreed, terminal)
    await installModel(folder, model, {
      onProgress: ({ step, done, total }) =>
        terminal.progress(
          `${stepNames[step]}: ${megabytes(done)} of ${megabytes(total)} (${Math.floor((done / total) * 100)} %)`,
        ),
    })
  }
  terminal.print(
    `${model?.name ?? 'The engine'} is installed. A running server notices its voices by itself.`,
  )
}

const stepNames = {
  engine: 'Engine',
  download: 'Download',
  copy: 'Copy',
  unpack: 'Unpacking',
  measure: 'Measuring',
} as const

async function fetchEngine(folder: string, agreed: boolean, terminal: Terminal): Promise<void> {
  terminal.print(`The engine: sherpa-onnx ${engineVersion} from npm, about 30 MB\nLicence: ${engineLicence}`)
  await agree(agreed, terminal)
  await installEngine(folder)
}

/** Without a network: the model from a file or folder. Only a missing engine is fetched. */
async function add(
  { folder, models }: Catalogue,
  path: string,
  agreed: boolean,
  terminal: Terminal,
): Promise<void> {
  if (!(await installedEngine(folder))) await fetchEngine(folder, agreed, terminal)
  const installed = await installFromPath(folder, resolve(path), { models })
  terminal.print(`${installed} is installed. A running server notices its voices by itself.`)
}

async function remove({ folder }: Catalogue, name: string, { print }: Terminal): Promise<void> {
  if (name === 'engine') await removeEngine(folder)
  else await removeModel(folder, name)
  print(`${name} is removed.`)
}

/** Licences are agreed to by a person, or by who wrote --yes. */
async function agree(agreed: boolean, { ask }: Terminal): Promise<void> {
  if (agreed) return
  if (!ask) throw new InstallFailed('Say --yes to agree to the licence: nobody can be asked here.')
  if (!(await ask('Install it? (y/n) '))) throw new InstallFailed('Nothing was installed.')
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`
