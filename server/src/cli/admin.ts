import { readConfig } from '../config.ts'
import { makeAdmin, resetSecondFactor } from '../modules/accounts/index.ts'
import { DatabaseRefused, openDatabase } from '../platform/database/index.ts'
import { migrate } from '../platform/database/migrate.ts'

const usage = `Usage: npm run admin -- grant <username>
       npm run admin -- drop-second-factor <username>`

const [verb, username] = process.argv.slice(2)
if (!verb || !['grant', 'drop-second-factor'].includes(verb) || !username) {
  console.error(usage)
  process.exit(2)
}

try {
  const database = await openDatabase(readConfig(process.env).database)
  try {
    await migrate(database)
    const isGrant = verb === 'grant'
    const done = await (isGrant ? makeAdmin : resetSecondFactor)(database.db, username)
    const said = isGrant
      ? `${username} is an administrator now.`
      : `${username} signs in with the password alone now, and is signed out everywhere.`
    console.log(done ? said : `There is no account named ${username}.`)
    process.exitCode = done ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof DatabaseRefused)) throw error
  console.error(`${error.message}\nStop the server first, or give it a DATABASE_URL.`)
  process.exitCode = 1
}
