import { constants, existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { runCommand } from './move/command.ts'
import { moveHouse } from './move/move-house.ts'
import { type Address, addressOf } from './move/place.ts'

const usage = `Usage:
  npm run move -- --to postgres://… [--files s3://bucket/prefix]
  npm run move -- --from postgres://… [--files s3://bucket/prefix] --to <folder>
Without --from, what is in DATA_DIR is moved. Stop the server first. Run it again to finish what was broken off.`

await runCommand(usage, async (say) => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, files: { type: 'string' } },
  })
  if (!values.to) return false
  const config = readConfig(process.env)
  const files = values.files ?? null
  const from = addressOf(values.from ?? config.dataDir, files, config)
  const to = addressOf(values.to, files, config)
  await moveHouse(from, to, say)
  if (config.secretKey === null) await takeKeyAlong(config.dataDir, to, say)
  say('Moved. What it came from is still as it was.')
  return true
})

/** Photos and saved secrets open with the key that closed them, and with no other. */
async function takeKeyAlong(dataDir: string, to: Address, say: (what: string) => void): Promise<void> {
  const key = join(dataDir, 'secret.key')
  if (!existsSync(key)) return
  if (to.database.kind === 'server') {
    say(`Set SECRET_KEY to what stands in ${key}, for every process that has another DATA_DIR.`)
    return
  }
  const folder = dirname(to.database.folder)
  await copyFile(key, join(folder, 'secret.key'), constants.COPYFILE_EXCL).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
}
