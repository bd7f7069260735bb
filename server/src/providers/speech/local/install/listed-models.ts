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
  /** How it sounds and what it asks of a machine, for who chooses one. */
  readonly description: string
}

const release = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/tts-models'

/**
 * In the order in which they are offered. Sources of sizes and digests: several independent projects that pin the same release files,
 * each found in at least two of them (October and November 2026). A file that was replaced in the release does not install.
 */
export const listedModels: readonly ListedModel[] = [
  {
    id: 'kitten',
    name: 'KittenTTS nano 0.8',
    languages: 'English',
    speakers: 8,
    licence: 'Apache-2.0',
    licenceUrl: 'https://huggingface.co/KittenML/kitten-tts-nano-0.8-fp32',
    url: `${release}/kitten-nano-en-v0_8-fp32.tar.bz2`,
    bytes: 63_815_222,
    sha256: '16092117bfe591ddcd58d078e1454603b8e1caea46f85653b2c2efae76bd883e',
    folder: 'kitten-nano-en-v0_8-fp32',
    description: 'Small and quick, for a weak machine',
  },
  {
    id: 'kokoro-int8',
    name: 'Kokoro 0.19, compact',
    languages: 'English',
    speakers: 11,
    licence: 'Apache-2.0',
    licenceUrl: 'https://huggingface.co/hexgrad/Kokoro-82M',
    url: `${release}/kokoro-int8-en-v0_19.tar.bz2`,
    bytes: 103_248_205,
    sha256: 'c9f0dd393615805b0bab050c340834d5e684e732aec91c0e860cd30e982c08bd',
    folder: 'kokoro-int8-en-v0_19',
    description: 'The warmest voices, in a third of the size; slower than the others',
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
    description: 'One British reader, clear and quick',
  },
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
    description: 'The newest and largest one, with speakers of other languages; for a strong machine',
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
    description: 'The same voices as the compact one, in full size',
  },
  {
    id: 'kitten-0.2',
    name: 'KittenTTS nano 0.2',
    languages: 'English',
    speakers: 8,
    licence: 'Apache-2.0',
    licenceUrl: 'https://huggingface.co/KittenML/kitten-tts-nano-0.2',
    url: `${release}/kitten-nano-en-v0_2-fp16.tar.bz2`,
    bytes: 26_586_708,
    sha256: '0345a8a2f4a710cb8f7912c9a731ded8b3e1e69b33a871efa95c2e64651518fe',
    folder: 'kitten-nano-en-v0_2-fp16',
    description: 'The version before, in the smallest download',
  },
]
