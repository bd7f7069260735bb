import { report } from './figures.ts'
import { newDataDir, removeDataDir, startServer } from './running-server.ts'

/** From starting the server to its greeting: with an empty folder, and again with the same one. */
export async function startTime(): Promise<void> {
  const dataDir = newDataDir()
  const cold = await startServer(dataDir)
  report('server start, empty data folder', cold.startedInMs / 1000, 's')
  await cold.stop()
  const warm = await startServer(dataDir)
  report('server start, existing data folder', warm.startedInMs / 1000, 's', 3)
  await warm.stop()
  removeDataDir(dataDir)
}
