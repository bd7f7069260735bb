import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { runCommand } from './move/command.ts'
import { moveHouse } from './move/move-house.ts'
import { addressOf } from './move/place.ts'

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
  await moveHouse(
    addressOf(values.from ?? config.dataDir, files, config),
    addressOf(values.to, files, config),
    say,
  )
  say(
    'Moved. Secrets that administrators saved, and photos, open with the same SECRET_KEY only: without that variable, it is what stands in the file secret.key of DATA_DIR.',
  )
  return true
})
