import { join } from 'node:path'

/** Each Playwright worker has its own server. Their ports are consecutive. */
const firstPort = Number(process.env.E2E_PORT ?? 3187)
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

export const portOf = (index: number): number => firstPort + index
/** The data folder of a server, within `E2E_DATA_DIR`. */
export const dataDirOf = (index: number): string => join(process.env.E2E_DATA_DIR ?? '', String(index))

/** The server of this worker. */
export const port = portOf(worker)
export const address = `http://localhost:${port}`
export const dataDir = (): string => dataDirOf(worker)
