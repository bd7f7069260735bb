import { readConfig } from './config.ts'
import { sealEverythingAgain } from './modules/keys/index.ts'
import { runCommand } from './move/command.ts'
import { openDatabase } from './platform/database/index.ts'
import { migrate } from './platform/database/migrate.ts'
import { openSealing } from './platform/sealing.ts'
import { openFiles } from './providers/files/open-files.ts'

const usage = `Usage: npm run secrets -- rotate
Seals everything secret with SECRET_KEY that is sealed with one of SECRET_KEYS_OLD, or not at all. Stop the server first.`

await runCommand(usage, async (say) => {
  const [verb, ...rest] = process.argv.slice(2)
  if (verb !== 'rotate' || rest.length > 0) return false
  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  try {
    await migrate(database)
    const { files } = await openFiles(config.files)
    const sealing = await openSealing(config)
    const { sealed, closed } = await sealEverythingAgain({ db: database.db, files, sealing })
    say(`${sealed} sealed anew with the key of today.`)
    if (closed === 0) say('Nothing needs a key of before: SECRET_KEYS_OLD can go.')
    else
      say(`${closed} open with none of the keys, and stay as they are. Is a key missing in SECRET_KEYS_OLD?`)
    if (closed > 0) process.exit(1)
    return true
  } finally {
    await database.close()
  }
})
