import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeWav } from '../../../lullaby/src/wav.ts'
import { resample } from '../../../server/src/platform/audio/resample.ts'
import { meanOf } from '../../../server/test/voice-measures.ts'

/** What programs that listen say of a voice. Each is there only where its program is installed. */
export interface Heard {
  /** Share of words that the recogniser misses. */
  readonly wordErrors?: number
  /** Estimated opinion scores, 1 to 5. */
  readonly opinion?: number
  readonly opinionP808?: number
}

export interface Passage {
  readonly text: string
  readonly pcm: Float32Array
  readonly sampleRate: number
}

/** The rate that both programs are made for. */
const listeningRate = 16_000

/** The Python that has `pocketsphinx` and `speechmos`; see docs/narration.md. */
const python = process.env.LISTENING_PYTHON ?? 'python3'

/** Lets the installed programs listen to passages of one voice: the mean of all. Nothing where none is installed. */
export async function listen(passages: readonly Passage[]): Promise<Heard> {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-listen-'))
  try {
    const tasks = await Promise.all(
      passages.map((passage, index) => taskOf(passage, join(folder, `${index}.wav`))),
    )
    const heard = await run(tasks.map((task) => `${JSON.stringify(task)}\n`).join(''))
    const mean = (of: (one: Heard) => number | undefined) => {
      const values = heard.flatMap((one) => of(one) ?? [])
      return values.length > 0 ? meanOf(values) : undefined
    }
    const [wordErrors, opinion, opinionP808] = [
      mean((one) => one.wordErrors),
      mean((one) => one.opinion),
      mean((one) => one.opinionP808),
    ]
    return {
      ...(wordErrors !== undefined && { wordErrors }),
      ...(opinion !== undefined && { opinion }),
      ...(opinionP808 !== undefined && { opinionP808 }),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function taskOf({ text, pcm, sampleRate }: Passage, file: string) {
  const low = resample(pcm, listeningRate / sampleRate)
  await writeFile(file, encodeWav({ sampleRate: listeningRate, channels: [low] }))
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)*/gu) ?? []
  return { file, words }
}

function run(input: string): Promise<Heard[]> {
  const script = join(import.meta.dirname, 'listen.py')
  const { promise, resolve, reject } = Promise.withResolvers<Heard[]>()
  const child = execFile(python, [script], (error, output) => {
    // A machine without Python has nobody who listens.
    if (error) return error.code === 'ENOENT' ? resolve([]) : reject(error)
    resolve(output.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Heard] : [])))
  })
  // A program that ends early is reported by its exit; what could not be written to it is no error of its own.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  return promise
}
