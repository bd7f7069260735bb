import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineFolder, enginePackage } from '../../src/providers/speech/local/engine.ts'

/**
 * A fake engine with the API of the real one, for machines without it. The content of a model file says how it behaves:
 * `{"speakers":2}` speaks, `exit` ends the process as the real engine does with invalid files, `throw` throws.
 */
export async function installStandIn(modelsFolder: string): Promise<void> {
  const folder = join(engineFolder(modelsFolder), 'node_modules', enginePackage)
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: enginePackage, version: '0.0.0', main: 'index.js' }),
  )
  await writeFile(join(folder, 'index.js'), source)
}

const source = `
const { readFileSync, appendFileSync } = require('node:fs')

class OfflineTts {
  constructor({ model, maxNumSentences }) {
    // As the real one does over models with a table of voices.
    if (maxNumSentences !== 1) process.exit(134)
    const files = model.vits ?? model.kokoro ?? model.kitten ?? model.pocket
    this.file = files.model ?? files.lmMain
    appendFileSync(this.file + '.loaded', '1')
    const content = readFileSync(this.file, 'utf8')
    if (content === 'exit') process.exit(255)
    if (content === 'throw') throw new Error('Please check your config!')
    const { speakers, sampleRate = 22050 } = JSON.parse(content)
    this.numSpeakers = speakers
    this.sampleRate = sampleRate
  }

  generate({ text, sid = 0, speed, generationConfig }) {
    if (text.includes('crash')) process.exit(139)
    if (text.includes('refuse')) throw new Error(text)
    const rate = this.sampleRate
    const { referenceAudio } = generationConfig ?? {}
    const letter = Math.round((rate * 0.07) / (speed ?? generationConfig.speed))
    const samples = new Float32Array(letter * text.length)
    for (const [at, sign] of [...text].entries()) {
      if (!/[a-z0-9]/i.test(sign) || text.includes('hush')) continue
      const pitch = referenceAudio ? referenceAudio.length : 150 + 20 * sid
      for (let step = 0; step < letter; step++) {
        const edge = Math.min(1, step / 200, (letter - step) / 200)
        samples[at * letter + step] = 0.3 * edge * Math.sin((2 * Math.PI * pitch * step) / rate)
      }
    }
    return { samples, sampleRate: rate }
  }
}

class GenerationConfig {
  constructor(options) {
    Object.assign(this, options)
  }
}

const readWave = () => ({ samples: new Float32Array(180), sampleRate: 24000 })

module.exports = { OfflineTts, GenerationConfig, readWave }
`
