import { randomUUID } from 'node:crypto'
import { maxPhotos } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { InvalidInput, NotFound } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import type { OwnChild } from '../children/index.ts'
import { changePhotos, photoFile, photoFolder, type SourcePhoto } from './photos.queries.ts'
import type { ReceivedPhotos } from './receive-photos.ts'

interface Needs {
  readonly db: Kysely<Schema>
  readonly files: Files
}

/** Files first, then the list: what a crash leaves behind is a file that nobody can see, never an entry without one. */
export async function keepPhotos(needs: Needs, child: OwnChild, received: ReceivedPhotos): Promise<void> {
  const { db, files } = needs
  const addedAt = new Date().toISOString()
  const added = received.photos.map(({ webp, width, height }) => {
    return { webp, photo: { id: randomUUID(), width, height, addedAt } }
  })
  try {
    for (const { photo, webp } of added) await files.put(photoFile(child.id, photo.id), webp, 'image/webp')
    const append = (photos: readonly SourcePhoto[]) => {
      refuseFull(photos.length, added.length)
      return [...photos, ...added.map(({ photo }) => photo)]
    }
    if (!(await changePhotos(db, child, append, received.parentDescription))) throw new NotFound('Child')
  } catch (error) {
    for (const { photo } of added) await files.removeAll(photoFolder(child.id, photo.id))
    throw error
  }
}

/** @throws {NotFound} for a photo that is not there */
export async function deletePhoto({ db, files }: Needs, child: OwnChild, id: string): Promise<void> {
  await changePhotos(db, child, (photos) => {
    if (!photos.some((photo) => photo.id === id)) throw new NotFound('Photo')
    return photos.filter((photo) => photo.id !== id)
  })
  await files.removeAll(photoFolder(child.id, id))
}

function refuseFull(present: number, added: number): void {
  const room = maxPhotos - present
  if (added <= room) return
  const words = room === 0 ? 'no more photos' : room === 1 ? '1 more photo' : `${room} more photos`
  throw new InvalidInput('photos', `There is room for ${words}. Some could be deleted first.`)
}
