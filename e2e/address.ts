import { join } from 'node:path'

/** Each of Playwright's workers speaks with a server of its own: the port of the first one and those after it. */
const firstPort = Number(process.env.E2E_PORT ?? 3187)
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

export const portOf = (index: number): number => firstPort + index
/** The folder of one server, in the one that `E2E_DATA_DIR` names. */
export const dataDirOf = (index: number): string => join(process.env.E2E_DATA_DIR ?? '', String(index))

/** Where the product under test is served. */
export const port = portOf(worker)
export const address = `http://localhost:${port}`
export const dataDir = (): string => dataDirOf(worker)
