import { readConfig } from '../config.ts'
import { reencryptEverything } from '../modules/key-rotation/index.ts'
import { openEncryption } from '../platform/crypto/encryption.ts'
import { openDatabase } from '../platform/database/index.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openFiles } from '../providers/files/open-files.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run secrets -- rotate
Encrypts every secret with SECRET_KEY that is still encrypted with one of SECRET_KEYS_OLD, or not at all. Stop the server first.`

await runCommand(usage, async (print) => {
  const [command, ...rest] = process.argv.slice(2)
  if (command !== 'rotate' || rest.length > 0) return false
  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  try {
    await migrate(database)
    const { files } = await openFiles(config.files)
    const encryption = await openEncryption(config)
    const { encrypted, undecryptable } = await reencryptEverything({ db: database.db, files, encryption })
    print(`${encrypted} encrypted with the current key.`)
    if (undecryptable === 0) print('Nothing needs an earlier key any more: remove SECRET_KEYS_OLD.')
    else
      print(
        `${undecryptable} cannot be decrypted with any of the keys and stay as they are. Is a key missing in SECRET_KEYS_OLD?`,
      )
    if (undecryptable > 0) process.exit(1)
    return true
  } finally {
    await database.close()
  }
})
