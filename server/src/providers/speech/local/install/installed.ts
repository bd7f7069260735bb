import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfExists } from '../../../../platform/read-if-exists.ts'

/** A record of what was installed and from where. */
const InstalledModel = z.object({
  /** What it was installed as. */
  id: z.string(),
  folder: z.string(),
  /** null for one that was brought from a file or folder. */
  url: z.nullable(z.string()),
  sha256: z.string(),
  licence: z.string(),
  installedAt: z.string(),
  /** As measured on this machine after the installation. */
  speed: z.optional(z.object({ speechPerSecond: z.number(), firstSoundMs: z.number(), threads: z.number() })),
})
export type ModelSpeed = NonNullable<InstalledModel['speed']>
export type InstalledModel = z.infer<typeof InstalledModel>

const fileIn = (modelsFolder: string) => join(modelsFolder, '.installed.json')

export async function readInstalled(modelsFolder: string): Promise<InstalledModel[]> {
  const content = (await readIfExists(fileIn(modelsFolder))) ?? '[]'
  return z.array(InstalledModel).parse(JSON.parse(content))
}

export async function noteInstalled(modelsFolder: string, model: InstalledModel): Promise<void> {
  const others = (await readInstalled(modelsFolder)).filter(({ id }) => id !== model.id)
  await write(modelsFolder, [...others, model])
}

export async function noteSpeed(modelsFolder: string, folder: string, speed: ModelSpeed): Promise<void> {
  const models = await readInstalled(modelsFolder)
  await write(
    modelsFolder,
    models.map((one) => (one.folder === folder ? { ...one, speed } : one)),
  )
}

export async function forgetInstalled(modelsFolder: string, id: string): Promise<void> {
  const others = (await readInstalled(modelsFolder)).filter((one) => one.id !== id)
  await write(modelsFolder, others)
}

/** All of it or nothing, whenever the machine stops. */
async function write(modelsFolder: string, models: readonly InstalledModel[]): Promise<void> {
  await mkdir(modelsFolder, { recursive: true })
  const file = fileIn(modelsFolder)
  await writeFile(`${file}.new`, `${JSON.stringify(models, null, 2)}\n`)
  await rename(`${file}.new`, file)
}
