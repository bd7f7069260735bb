import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before a server that is started for a test (`node --import`): it waits for no disk. Its process may be killed, the
 * machine may not; what a loss of power leaves is tried where the embedded database is.
 */
fs.fsyncSync = () => undefined
syncBuiltinESMExports()
const file = await open(import.meta.filename)
Object.getPrototypeOf(file).sync = async () => undefined
await file.close()
