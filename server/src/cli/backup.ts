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
Writes the rows, pictures and sound of this installation, and the key that decrypts its secrets, to one file. Stop the server first if
its database is the embedded one. With --prune, it then removes backups in the same folder that are older than BACKUP_DAYS; with
a folder, it does only that. Drafts that a killed backup has left in the folder are removed, too.`

await runCommand(usage, async (print) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { prune: { type: 'boolean', default: false } },
  })
  const [path] = positionals
  if (!path || positionals.length > 1) return false
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (isFolder && !values.prune) return false
  const config = readConfig(process.env)
  if (!isFolder) await createBackupFile(path, config, print)
  if (values.prune) {
    const folder = isFolder ? resolve(path) : dirname(resolve(path))
    const removed = await pruneBackups(folder, config.backups.retentionDays)
    print(
      `${removed.length} backups older than ${config.backups.retentionDays} days, or left unfinished, were removed.`,
    )
  }
  return true
})

async function createBackupFile(
  file: string,
  { database, files, dataDir }: ReturnType<typeof readConfig>,
  print: (what: string) => void,
): Promise<void> {
  const installation = await openInstallation({ database, files }, { inUse: true })
  try {
    const { tables, files: savedFiles } = await createBackup(installation, dataDir, resolve(file))
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    print(
      `${rows} rows and ${Object.keys(savedFiles).length} files are in ${file}. Store it where nobody else can read it.`,
    )
  } finally {
    await installation.close()
  }
}
