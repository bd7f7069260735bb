import { randomUUID } from 'node:crypto'
import { maxPhotos } from '@nightlight/contract'
import { InvalidInput, NotFound } from '../../platform/errors.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { OwnChild } from '../children/index.ts'
import {
  changePhotos,
  photoFile,
  photoFolder,
  type SourcePhoto,
  selectChildrenWithOldPhotos,
  selectPhotos,
} from './photos.queries.ts'
import type { ReceivedPhotos } from './receive-photos.ts'

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'encryption'>

/**
 * Encrypts the photos and keeps them. The list first, then the files: what a crash leaves behind is an entry whose time runs out like that
 * of every other, never a photo that nobody knows of.
 */
export async function savePhotos(deps: Deps, child: OwnChild, received: ReceivedPhotos): Promise<void> {
  const { db, files, encryption } = deps
  const addedAt = new Date().toISOString()
  const added = received.photos.map(({ webp, width, height }) => {
    return { webp, photo: { id: randomUUID(), width, height, addedAt } }
  })
  const { parentDescription } = received
  const isThere = await changePhotos(db, child.id, ({ photos, knowledge }) => {
    refuseFull(photos.length, added.length)
    return {
      photos: [...photos, ...added.map(({ photo }) => photo)],
      ...(parentDescription !== null && { knowledge: { ...knowledge, parentDescription } }),
    }
  })
  if (!isThere) throw new NotFound('Child')
  try {
    for (const { photo, webp } of added) {
      const file = photoFile(child.id, photo.id)
      await files.put(file, encryption.encryptBytes(file, webp), 'application/octet-stream')
    }
  } catch (error) {
    await dropPhotos(
      deps,
      child.id,
      added.map(({ photo }) => photo),
    )
    throw error
  }
}

/** @returns the photo as WebP, or null when there is none, or none that this house's key opens */
export async function openPhoto(
  { files, encryption }: Pick<Deps, 'files' | 'encryption'>,
  childId: number,
  id: string,
): Promise<Uint8Array | null> {
  const file = photoFile(childId, id)
  const encrypted = await files.read(file)
  return encrypted && encryption.decryptBytes(file, encrypted)
}

/** @throws {NotFound} for a photo that is not there */
export async function deletePhoto(deps: Deps, child: OwnChild, id: string): Promise<void> {
  const photo = (await selectPhotos(deps.db, child)).find((each) => each.id === id)
  if (!photo) throw new NotFound('Photo')
  await dropPhotos(deps, child.id, [photo])
}

/** Every photo, what was said about them and what was seen in them. What a parent confirmed is in the profile and stays there. */
export async function deletePhotos({ db, files }: Deps, child: OwnChild): Promise<void> {
  await files.removeAll(`children/${child.id}/photos/`)
  await changePhotos(db, child.id, () => ({ photos: [], knowledge: {} }))
}

/** Deletes photos whose time is over. @returns how many there were */
export async function removeOldPhotos(deps: Deps, before: Date): Promise<number> {
  let removed = 0
  for (const { id, sourcePhotos } of await selectChildrenWithOldPhotos(deps.db, before)) {
    const old = (sourcePhotos ?? []).filter(({ addedAt }) => new Date(addedAt) < before)
    await dropPhotos(deps, id, old)
    removed += old.length
  }
  return removed
}

/** Files first: what is still in the list is deleted again the next time. With the last photo goes what was seen in them. */
async function dropPhotos({ db, files }: Deps, childId: number, photos: readonly SourcePhoto[]) {
  for (const { id } of photos) await files.removeAll(photoFolder(childId, id))
  const gone = new Set(photos.map(({ id }) => id))
  await changePhotos(db, childId, ({ photos: present, knowledge: { seen, ...knowledge } }) => {
    const left = present.filter(({ id }) => !gone.has(id))
    return { photos: left, knowledge: { ...knowledge, ...(seen && left.length > 0 && { seen }) } }
  })
}

function refuseFull(present: number, added: number): void {
  const room = maxPhotos - present
  if (added <= room) return
  const words = room === 0 ? 'no more photos' : room === 1 ? '1 more photo' : `${room} more photos`
  throw new InvalidInput('photos', `There is room for ${words}. Some could be deleted first.`)
}
