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
  selectChildrenWithPhotos,
  selectPhotos,
} from './photos.queries.ts'
import type { ReceivedPhotos } from './receive-photos.ts'

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'encryption'>

/**
 * Encrypts and saves photos. The list first, then the files: a crash leaves an entry that expires like every other one, never a file
 * that is in no list.
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

/** @returns the photo as WebP, or null when there is none, or it cannot be decrypted with this installation's keys */
export async function openPhoto(
  { files, encryption }: Pick<Deps, 'files' | 'encryption'>,
  childId: number,
  id: string,
): Promise<Uint8Array | null> {
  const file = photoFile(childId, id)
  const encrypted = await files.read(file)
  return encrypted && encryption.decryptBytes(file, encrypted)
}

/** All photos of the account's children that can be decrypted, one after the other. */
export async function* photosOfAccount(deps: Deps, userId: number) {
  for (const { id, name, sourcePhotos } of await selectChildrenWithPhotos(deps.db, userId)) {
    for (const [index, photo] of (sourcePhotos ?? []).entries()) {
      const webp = await openPhoto(deps, id, photo.id)
      if (webp) yield { child: { id, name }, number: index + 1, webp }
    }
  }
}

/** @throws {NotFound} for a photo that does not exist */
export async function deletePhoto(deps: Deps, child: OwnChild, id: string): Promise<void> {
  const photo = (await selectPhotos(deps.db, child)).find((each) => each.id === id)
  if (!photo) throw new NotFound('Photo')
  await dropPhotos(deps, child.id, [photo])
}

/** Deletes all photos, their description and what was detected in them. What a parent has confirmed is in the profile and stays. */
export async function deletePhotos({ db, files }: Deps, child: OwnChild): Promise<void> {
  await files.removeAll(`children/${child.id}/photos/`)
  await changePhotos(db, child.id, () => ({ photos: [], knowledge: {} }))
}

/** Deletes photos that have expired. @returns how many there were */
export async function removeOldPhotos(deps: Deps, before: Date): Promise<number> {
  let removed = 0
  for (const { id, sourcePhotos } of await selectChildrenWithOldPhotos(deps.db, before)) {
    const old = (sourcePhotos ?? []).filter(({ addedAt }) => new Date(addedAt) < before)
    await dropPhotos(deps, id, old)
    removed += old.length
  }
  return removed
}

/** Files first: what is still in the list is deleted the next time. What was detected in the photos is deleted with the last one. */
async function dropPhotos({ db, files }: Deps, childId: number, photos: readonly SourcePhoto[]) {
  for (const { id } of photos) await files.removeAll(photoFolder(childId, id))
  const deleted = new Set(photos.map(({ id }) => id))
  await changePhotos(db, childId, ({ photos: present, knowledge: { seen, ...knowledge } }) => {
    const remaining = present.filter(({ id }) => !deleted.has(id))
    return { photos: remaining, knowledge: { ...knowledge, ...(seen && remaining.length > 0 && { seen }) } }
  })
}

function refuseFull(present: number, added: number): void {
  const room = maxPhotos - present
  if (added <= room) return
  const words = room === 0 ? 'no more photos' : room === 1 ? '1 more photo' : `${room} more photos`
  throw new InvalidInput('photos', `There is room for ${words}. Some could be deleted first.`)
}
