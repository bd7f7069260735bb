import { constants, existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Location, parseLocation } from '../backup/location.ts'
import { moveInstallation } from '../backup/move-installation.ts'
import { readConfig } from '../config.ts'
import { runCommand } from './run-command.ts'

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
  const from = parseLocation(values.from ?? config.dataDir, files, config)
  const to = parseLocation(values.to, files, config)
  await moveInstallation(from, to, say)
  if (config.secretKey === null) await takeKeyAlong(config.dataDir, to, say)
  say('Moved. What it came from is still as it was.')
  return true
})

/** Photos and saved secrets open with the key that closed them, and with no other. */
async function takeKeyAlong(dataDir: string, to: Location, say: (what: string) => void): Promise<void> {
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
