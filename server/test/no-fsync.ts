import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before a server that is started for a test (`node --import`): disables fsync. This is safe for killed processes, but not
 * for power failures, which the tests of the embedded database cover.
 */
fs.fsyncSync = () => undefined
syncBuiltinESMExports()
const file = await open(import.meta.filename)
Object.getPrototypeOf(file).sync = async () => undefined
await file.close()
