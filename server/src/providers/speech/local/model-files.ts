import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type ModelKind = 'kokoro' | 'kitten' | 'vits' | 'matcha' | 'pocket'

/** What was found in a folder: names as the engine calls them, and files by their names in the folder. */
export interface ModelFiles {
  readonly kind: ModelKind
  readonly files: Readonly<Record<string, readonly string[]>>
}

/** Kokoro has 510 styles of 256 numbers for each speaker; no table of KittenTTS has a multiple of that. */
const bytesOfKokoroSpeaker = 510 * 256 * 4

/**
 * Recognizes the kind of model in a folder by its files.
 * @returns null where none does
 */
export async function modelFiles(folder: string): Promise<ModelFiles | null> {
  const names = (await readdir(folder)).toSorted()
  const weights = names.filter((name) => name.endsWith('.onnx'))
  if (weights.some((name) => name.startsWith('lm_flow'))) return pocket(weights)
  if (weights.some((name) => name.startsWith('model-steps'))) return matcha(names, weights)
  if (names.includes('voices.bin')) {
    const { size } = await stat(join(folder, 'voices.bin'))
    const isKokoro = size > 0 && size % bytesOfKokoroSpeaker === 0
    return { kind: isKokoro ? 'kokoro' : 'kitten', files: withVoices(names, weights, isKokoro) }
  }
  const isModel = weights.length > 0 || names.includes('tokens.txt')
  return isModel ? { kind: 'vits', files: plain(names, weights) } : null
}

/** What each kind cannot do without. */
export const needed: Readonly<Record<ModelKind, readonly (readonly string[])[]>> = {
  kokoro: [['model'], ['voices'], ['tokens'], ['dataDir']],
  kitten: [['model'], ['voices'], ['tokens'], ['dataDir']],
  // Phonemes come from eSpeak's data or from a dictionary; models that read characters need neither.
  vits: [['model'], ['tokens']],
  matcha: [['acousticModel'], ['vocoder'], ['tokens'], ['dataDir', 'lexicon']],
  pocket: [
    ['lmFlow'],
    ['lmMain'],
    ['encoder'],
    ['decoder'],
    ['textConditioner'],
    ['vocabJson'],
    ['tokenScoresJson'],
  ],
}

/** The usual name of each file, for messages about missing ones. */
export const usualName: Readonly<Record<string, string>> = {
  model: 'a .onnx file',
  acousticModel: 'model-steps-….onnx',
  vocoder: 'the vocoder (.onnx)',
  voices: 'voices.bin',
  tokens: 'tokens.txt',
  dataDir: 'espeak-ng-data',
  lmFlow: 'lm_flow.onnx',
  lmMain: 'lm_main.onnx',
  encoder: 'encoder.onnx',
  decoder: 'decoder.onnx',
  textConditioner: 'text_conditioner.onnx',
  vocabJson: 'vocab.json',
  tokenScoresJson: 'token_scores.json',
}

const plain = (names: readonly string[], weights: readonly string[]) => ({
  model: weights.slice(0, 1),
  ...spelling(names),
})

function withVoices(names: readonly string[], weights: readonly string[], isKokoro: boolean) {
  const { lexicon, ...rest } = spelling(names)
  // Two dictionaries of English contradict each other: the American one is the one that the voices were made with.
  const single = lexicon.filter(
    (name) => name !== 'lexicon-gb-en.txt' || !names.includes('lexicon-us-en.txt'),
  )
  return { model: weights.slice(0, 1), voices: ['voices.bin'], ...rest, ...(isKokoro && { lexicon: single }) }
}

function matcha(names: readonly string[], weights: readonly string[]): ModelFiles {
  const isVoice = (name: string) => name.startsWith('model-steps')
  const vocoder = weights.filter((name) => !isVoice(name)).slice(0, 1)
  return {
    kind: 'matcha',
    files: { acousticModel: weights.filter(isVoice).slice(0, 1), vocoder, ...spelling(names) },
  }
}

function pocket(weights: readonly string[]): ModelFiles {
  const part = (name: string) => weights.filter((file) => file.startsWith(name)).slice(0, 1)
  return {
    kind: 'pocket',
    files: {
      lmFlow: part('lm_flow'),
      lmMain: part('lm_main'),
      encoder: part('encoder'),
      decoder: part('decoder'),
      textConditioner: part('text_conditioner'),
      vocabJson: ['vocab.json'],
      tokenScoresJson: ['token_scores.json'],
    },
  }
}

const spelling = (names: readonly string[]) => ({
  tokens: names.filter((name) => name === 'tokens.txt'),
  dataDir: names.filter((name) => name === 'espeak-ng-data'),
  lexicon: names.filter((name) => /^lexicon.*\.txt$/.test(name)),
})
