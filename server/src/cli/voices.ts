import { createInterface } from 'node:readline/promises'
import { ConfigError, readConfig } from '../config.ts'
import { listedModels } from '../providers/speech/local/install/listed-models.ts'
import { type Terminal, voicesCommand } from '../providers/speech/local/install/voices-command.ts'

const isPerson = process.stdin.isTTY && process.stdout.isTTY

const terminal: Terminal = {
  print: (line) => console.log(line),
  progress: (line) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}\r`)
  },
  ask: isPerson ? ask : null,
}

try {
  const folder = readConfig(process.env).speech.modelsFolder
  process.exitCode = await voicesCommand(process.argv.slice(2), { folder, models: listedModels }, terminal)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await lines.question(question)).trim())
  } finally {
    lines.close()
  }
}
