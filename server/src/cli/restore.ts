import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openInstallation } from '../backup/location.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readConfig } from '../config.ts'
import { requireReadable } from '../platform/read-if-exists.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run restore -- <file.tgz> [--force]
Restores a backup. Stop the server first. With --force, existing data is lost.`

await runCommand(usage, async (print) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (!file) return false
  await requireReadable(resolve(file))
  const { database, files, dataDir, secretKey } = readConfig(process.env)
  const installation = await openInstallation({ database, files })
  try {
    const options = { force: values.force, dataDir, secretKey: secretKey !== null }
    const restored = await restoreBackup(installation, resolve(file), options)
    const rows = Object.values(restored.tables).reduce((sum, table) => sum + table.rows, 0)
    print(`${rows} rows and ${Object.keys(restored.files).length} files were restored.`)
  } finally {
    await installation.close()
  }
  return true
})
