/** A model that can be installed by its name. Only what may be used for anything, commerce included, stands here. */
export interface ListedModel {
  readonly id: string
  readonly name: string
  readonly languages: string
  readonly speakers: number
  /** Of the weights. */
  readonly licence: string
  readonly licenceUrl: string
  readonly url: string
  /** Of the archive, in bytes. */
  readonly bytes: number
  readonly sha256: string
  /** The one folder in the archive. */
  readonly folder: string
}

const release = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/tts-models'

/**
 * Sources of sizes and digests: several independent projects that pin the same release files, each found in at least two of them
 * (October and November 2026). The release publishes none itself; a file that was replaced there does not install.
 */
export const listedModels: readonly ListedModel[] = [
  {
    id: 'kokoro',
    name: 'Kokoro 1.0',
    languages: 'English, and speakers of eight other languages',
    speakers: 54,
    licence: 'Apache-2.0',
    licenceUrl: 'https://huggingface.co/hexgrad/Kokoro-82M',
    url: `${release}/kokoro-multi-lang-v1_0.tar.bz2`,
    bytes: 349_906_910,
    sha256: 'c5f7e2d2caf082bc1d20fb70334a61d99d20b484500aad32e7cf84c128ea3298',
    folder: 'kokoro-multi-lang-v1_0',
  },
  {
    id: 'kokoro-en',
    name: 'Kokoro 0.19',
    languages: 'English',
    speakers: 11,
    licence: 'Apache-2.0',
    licenceUrl: 'https://huggingface.co/hexgrad/Kokoro-82M',
    url: `${release}/kokoro-en-v0_19.tar.bz2`,
    bytes: 319_625_534,
    sha256: '912804855a04745fa77a30be545b3f9a5d15c4d66db00b88cbcd4921df605ac7',
    folder: 'kokoro-en-v0_19',
  },
  {
    id: 'kitten',
    name: 'KittenTTS nano 0.2',
    languages: 'English',
    speakers: 8,
    licence: 'Apache-2.0',
    licenceUrl: 'https://huggingface.co/KittenML/kitten-tts-nano-0.2',
    url: `${release}/kitten-nano-en-v0_2-fp16.tar.bz2`,
    bytes: 26_586_708,
    sha256: '0345a8a2f4a710cb8f7912c9a731ded8b3e1e69b33a871efa95c2e64651518fe',
    folder: 'kitten-nano-en-v0_2-fp16',
  },
  {
    id: 'piper-cori',
    name: 'Piper Cori',
    languages: 'British English',
    speakers: 1,
    licence: 'MIT, trained on LibriVox (public domain)',
    licenceUrl: 'https://huggingface.co/rhasspy/piper-voices/tree/main/en/en_GB/cori/high',
    url: `${release}/vits-piper-en_GB-cori-high.tar.bz2`,
    bytes: 115_574_061,
    sha256: '42922f07738fcde2e49eed4e959635692f73b933de35a6b7c1010162ff566292',
    folder: 'vits-piper-en_GB-cori-high',
  },
]
