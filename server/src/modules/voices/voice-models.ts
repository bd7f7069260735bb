/** Neural voices that can be put on this machine: what can be fetched, what is there, and what is being installed. */
export interface VoiceModels {
  list(): Promise<VoiceModelList>
  /** Fetches a model, and the engine where it is missing. Returns when it has begun. @throws {ModelTaskRefused} */
  fetch(id: string, done: () => Promise<void>): Promise<void>
  /** Installs from a file or folder on this machine. Returns when it has begun. @throws {ModelTaskRefused} */
  bring(source: BroughtModel, done: () => Promise<void>): Promise<void>
  /** Stops what is under way; what has arrived of a download stays. */
  stop(): Promise<void>
  /** Removes a model that was installed. @throws {ModelTaskRefused} */
  remove(id: string): Promise<void>
  /** A folder on the disk of the models, for uploads. */
  readonly uploadFolder: string
}

export interface BroughtModel {
  readonly path: string
  /** The name of an uploaded file. */
  readonly name?: string
  /** Deletes the upload. */
  readonly afterwards?: () => Promise<void>
}

export interface VoiceModelList {
  readonly engine: { readonly installed: string | null; readonly version: string; readonly licence: string }
  /** Where models lie. */
  readonly folder: string
  readonly models: readonly VoiceModel[]
  readonly task: VoiceModelTask | null
}

export interface VoiceModel {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly languages: string | null
  readonly voices: number | null
  /** Of the weights. */
  readonly licence: string
  readonly licenceUrl: string | null
  /** Of the download; null for one that cannot be fetched. */
  readonly bytes: number | null
  readonly host: string | null
  readonly isInstalled: boolean
  /** As measured on this machine; null until it was installed. */
  readonly speed: {
    readonly speechPerSecond: number
    readonly firstSoundMs: number
    readonly threads: number
  } | null
}

/** The last installation, until the next one. */
export interface VoiceModelTask {
  readonly name: string
  readonly step: 'engine' | 'download' | 'copy' | 'unpack' | 'measure' | 'done' | 'failed'
  /** Bytes, or files of a folder; 0 of 0 where a step has no measure. */
  readonly done: number
  readonly total: number
  /** A sentence, where it has failed. */
  readonly failure: string | null
  /** Listed models can be tried again from where they stopped. */
  readonly modelId: string | null
}

/** A sentence for the administrator. */
export class ModelTaskRefused extends Error {}
