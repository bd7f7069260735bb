import { appendFile, cp, open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listIfExists } from '../../../../platform/read-if-exists.ts'
import { InstallFailed } from './install-failed.ts'

/** Piper's own description of a voice, as far as the engine has to know it. */
const PiperConfig = z.object({
  audio: z.object({ sample_rate: z.number().int().positive() }),
  espeak: z.object({ voice: z.string().max(20) }),
  language: z.object({ name_english: z.string().max(100) }).optional(),
  num_speakers: z.number().int().positive().default(1),
  phoneme_id_map: z.record(z.string(), z.array(z.number().int())),
})
type PiperConfig = z.infer<typeof PiperConfig>

/** Pronunciation data of eSpeak NG, which the phonemes of these voices come from. */
const dataName = 'espeak-ng-data'

/** Where Linux distributions put it. */
const systemFolders = [
  '/usr/share',
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/local/share',
]

/**
 * Adds to a voice as Piper publishes it (`<name>.onnx` and `<name>.onnx.json`) what the engine needs beside it: the list of its
 * symbols, its properties inside the file, and pronunciation data. A folder that has them, or is no such voice, stays as it is.
 * @param dataFrom folders that may hold the pronunciation data, the nearest first
 * @throws {InstallFailed}
 */
export async function preparePiper(folder: string, dataFrom: readonly string[]): Promise<void> {
  const names = await readdir(folder)
  const description = names.find((name) => name.endsWith('.onnx.json'))
  if (!description || names.includes('tokens.txt')) return
  const weights = description.slice(0, -'.json'.length)
  if (!names.includes(weights)) throw new InstallFailed(`Beside ${description} there is no ${weights}.`)
  const config = await readConfig(join(folder, description))
  if (!(await mentions(join(folder, weights), 'has_espeak')))
    await appendFile(join(folder, weights), properties(config))
  if (!names.includes(dataName)) await copyData(folder, [...dataFrom, ...systemFolders])
  await writeFile(join(folder, 'tokens.txt'), tokens(config))
}

async function readConfig(file: string): Promise<PiperConfig> {
  try {
    return PiperConfig.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    throw new InstallFailed('The description of the voice (.onnx.json) cannot be read.')
  }
}

const tokens = ({ phoneme_id_map }: PiperConfig): string =>
  Object.entries(phoneme_id_map)
    .map(([symbol, [id]]) => `${symbol} ${id}\n`)
    .join('')

async function copyData(folder: string, candidates: readonly string[]): Promise<void> {
  for (const candidate of candidates) {
    const data = join(candidate, dataName)
    if (!(await listIfExists(data)).includes('phontab')) continue
    await cp(data, join(folder, dataName), { recursive: true, dereference: true })
    return
  }
  throw new InstallFailed(
    `A voice as Piper publishes it needs the folder ${dataName}, too. It comes with every voice that is fetched here and with ` +
      `the package ${dataName} of Linux distributions: put it beside the voice.`,
  )
}

/**
 * The model's properties, as the engine reads them from its file. ONNX is a protocol buffer, and those may be joined end to end: what
 * follows is one more `metadata_props` (field 14, with a key in field 1 and a value in field 2) for each of them.
 */
function properties({ audio, espeak, language, num_speakers }: PiperConfig): Buffer {
  const values = {
    model_type: 'vits',
    comment: 'piper',
    language: language?.name_english ?? 'English',
    voice: espeak.voice,
    has_espeak: '1',
    n_speakers: String(num_speakers),
    sample_rate: String(audio.sample_rate),
  }
  return Buffer.concat(
    Object.entries(values).map(([key, value]) =>
      field(14, Buffer.concat([field(1, Buffer.from(key)), field(2, Buffer.from(value))])),
    ),
  )
}

/** A length below 16,384 takes two bytes at most. */
function field(number: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : [(length & 127) | 128, length >> 7]
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...size]), content])
}

/** Properties stand at the end of the file. */
async function mentions(file: string, text: string): Promise<boolean> {
  const { size } = await stat(file)
  const length = Math.min(size, 16_384)
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.includes(text)
  } finally {
    await handle.close()
  }
}
