import type { FileHandle } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import * as calls from '@nightlight/contract'
import {
  type AdminTrack,
  type MusicCategory,
  maxMusicBytes,
  tierOfCatalogueLevel,
  urlOf,
} from '@nightlight/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ExpectedError, InvalidInput } from '../../../platform/errors.ts'
import { limits } from '../../../platform/http/limits.ts'
import { serve, withStatus } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { uploaderOf } from '../../../platform/uploads/index.ts'
import { whileArriving } from '../../../platform/uploads/receive.ts'
import { withTemporaryFile } from '../../../platform/uploads/temporary-file.ts'
import { importMusic } from '../../music/index.ts'
import { addCategory, addTrack, changeCategory, changeTrack, deleteTrack } from './change-music.ts'
import { type CategoryRow, selectCategories, selectTracks, type TrackRow } from './music.queries.ts'

export function musicAdminRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db, files, config, uploads } = deps

  serve(app, calls.musicCategoriesWithTracks, { access: 'admin' }, async () => {
    const tracks = (await selectTracks(db)).map(presentTrack)
    return (await selectCategories(db)).map((category) => ({
      ...presentCategory(category),
      tracks: tracks.filter((track) => track.categoryId === category.id),
    }))
  })

  serve(app, calls.musicCategories, { access: 'admin' }, async () =>
    (await selectCategories(db)).map(presentCategory),
  )

  serve(app, calls.addMusicCategory, { access: 'admin' }, async ({ account, body }) =>
    withStatus(201, presentCategory(await addCategory(db, account, body))),
  )

  serve(app, calls.changeMusicCategory, { access: 'admin' }, async ({ account, params, body }) =>
    presentCategory(await changeCategory(db, account, params.id, body)),
  )

  // Registers the multipart parser for this route only.
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    serve(scope, calls.uploadMusic, { access: 'admin', limit: limits.musicUpload }, async (call) => {
      const { filename, ...measured } = await withTemporaryFile(config.dataDir, async (file) => {
        const size = await receiveSound(call.request, file)
        return uploads.decoding.run(uploaderOf(call.account), () => importMusic(files, { fd: file.fd, size }))
      })
      return withStatus(201, {
        filename,
        webPath: urlOf(calls.trackFile, { params: { file: filename } }),
        ...measured,
      })
    })
  })

  serve(app, calls.addMusicTrack, { access: 'admin' }, async ({ account, body }) =>
    withStatus(201, presentTrack(await addTrack(deps, account, body))),
  )

  serve(app, calls.changeMusicTrack, { access: 'admin' }, async ({ account, params, body }) =>
    presentTrack(await changeTrack(db, account, params.id, body)),
  )

  serve(app, calls.deleteMusicTrack, { access: 'admin' }, async ({ account, params }) => {
    await deleteTrack(deps, account, params.id)
    return withStatus(204, null)
  })
}

/**
 * Reads the body to its end even if it is too large: with an earlier reply, browsers report a lost connection instead of the error.
 * @returns its size in bytes
 */
async function receiveSound(request: FastifyRequest, file: FileHandle): Promise<number> {
  if (!request.isMultipart()) {
    throw new ExpectedError(415, 'unsupported_media_type', 'Please send the sound as a form.')
  }
  const part = await request.file({ limits: { files: 1, fileSize: maxMusicBytes, fields: 4 } })
  if (!part) throw new InvalidInput('file', 'Please choose a sound file')
  let size = 0
  for await (const chunk of whileArriving(part.file)) {
    await file.appendFile(chunk)
    size += chunk.length
  }
  if (!part.file.truncated) return size
  const maxMegabytes = maxMusicBytes / 1024 / 1024
  throw new ExpectedError(413, 'payload_too_large', `A sound file can have ${maxMegabytes} MB at most.`)
}

const presentCategory = ({ createdAt, ...category }: CategoryRow): MusicCategory => ({
  ...category,
  createdAt: createdAt.toISOString(),
})

const presentTrack = ({ createdAt, updatedAt, ...track }: TrackRow): AdminTrack => ({
  ...track,
  tier: tierOfCatalogueLevel(track.subscriptionLevel),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
