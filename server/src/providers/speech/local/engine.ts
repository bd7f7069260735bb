import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { join } from 'node:path'

/** The npm package that speaks. It holds GPL code (eSpeak NG), so it is never among our own dependencies. */
export const enginePackage = 'sherpa-onnx-node'

/** As much of the package as is used here. */
export interface Engine {
  readonly OfflineTts: new (config: EngineConfig) => LoadedModel
  readonly GenerationConfig: new (options: Record<string, unknown>) => object
  readonly readWave: (file: string, enableExternalBuffer: boolean) => Wave
}

export interface EngineConfig {
  readonly model: Readonly<Record<string, unknown>> & {
    readonly numThreads: number
    readonly provider: 'cpu'
    readonly debug: 0
  }
  readonly maxNumSentences: 1
  readonly silenceScale: number
}

export interface LoadedModel {
  readonly numSpeakers: number
  readonly sampleRate: number
  generate(request: Record<string, unknown>): Wave
}

export interface Wave {
  readonly samples: Float32Array
  readonly sampleRate: number
}

/** The part of it that is made for this kind of machine. */
export const machinePackage = `sherpa-onnx-${platform() === 'win32' ? 'win' : platform()}-${arch()}`

/** The folder of the engine beside the models. */
export const engineFolder = (modelsFolder: string): string => join(modelsFolder, 'engine')

const packageFolder = (folder: string, name: string) => join(folder, 'node_modules', name)

export const hasEngine = (folder: string): boolean =>
  existsSync(join(packageFolder(folder, enginePackage), 'package.json'))

/** @throws whatever the package throws, such as that this kind of machine has no build of it */
export function loadEngine(folder: string): Engine {
  const from = createRequire(join(folder, 'engine.cjs'))
  return from(enginePackage) as Engine
}

/** What the engine's process is started with: where its libraries lie, and none of our secrets. */
export function engineEnvironment(folder: string): NodeJS.ProcessEnv {
  const libraries = packageFolder(folder, machinePackage)
  const variable = platform() === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  const { PATH, SystemRoot } = process.env
  return { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), [variable]: libraries }
}
