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
Without --from, the installation in DATA_DIR is moved. Stop the server first. Run it again to finish a move that was interrupted.`

await runCommand(usage, async (print) => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, files: { type: 'string' } },
  })
  if (!values.to) return false
  const config = readConfig(process.env)
  const files = values.files ?? null
  const from = parseLocation(values.from ?? config.dataDir, files, config)
  const to = parseLocation(values.to, files, config)
  await moveInstallation(from, to, print)
  if (config.secretKey === null) await copyKey(config.dataDir, to, print)
  print('Moved. The original has not been changed.')
  return true
})

/** Photos and saved secrets can only be decrypted with the key that encrypted them. */
async function copyKey(dataDir: string, to: Location, print: (what: string) => void): Promise<void> {
  const key = join(dataDir, 'secret.key')
  if (!existsSync(key)) return
  if (to.database.kind === 'server') {
    print(`Set SECRET_KEY to the content of ${key} for every process with another DATA_DIR.`)
    return
  }
  const folder = dirname(to.database.folder)
  await copyFile(key, join(folder, 'secret.key'), constants.COPYFILE_EXCL).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
}
