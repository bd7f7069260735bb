import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBackup } from '../backup/create-backup.ts'
import { openInstallation } from '../backup/location.ts'
import { pruneBackups } from '../backup/prune-backups.ts'
import { readConfig } from '../config.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run backup -- <file.tgz> [--prune]
       npm run backup -- --prune <folder>
Writes rows, pictures and sound of this installation, and the key that opens its secrets, into one file. Stop the server first where
the database is the embedded one. With --prune, backups in the same folder that are older than BACKUP_DAYS are removed then; with
a folder, that is all it does.`

await runCommand(usage, async (say) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { prune: { type: 'boolean', default: false } },
  })
  const [place] = positionals
  if (!place || positionals.length > 1) return false
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (isFolder && !values.prune) return false
  const config = readConfig(process.env)
  if (!isFolder) await backUpTo(place, config, say)
  if (values.prune) {
    const folder = isFolder ? resolve(place) : dirname(resolve(place))
    const removed = await pruneBackups(folder, config.backups.retentionDays)
    say(`${removed.length} backups older than ${config.backups.retentionDays} days were removed.`)
  }
  return true
})

async function backUpTo(
  file: string,
  { database, files, dataDir }: ReturnType<typeof readConfig>,
  say: (what: string) => void,
): Promise<void> {
  const installation = await openInstallation({ database, files }, { inUse: true })
  try {
    const { tables, files: kept } = await createBackup(installation, dataDir, resolve(file))
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    say(
      `${rows} rows and ${Object.keys(kept).length} files are in ${file}. Keep it where nobody else reads it.`,
    )
  } finally {
    await installation.close()
  }
}
