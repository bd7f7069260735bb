import multipart from '@fastify/multipart'
import {
  type CharacterPhotos,
  listPhotos,
  mayUploadPhotos,
  removePhoto,
  uploadPhotos,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { NotFound, Unauthenticated, UpgradeRequired } from '../../platform/errors.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { type OwnChild, ownChild } from '../children/index.ts'
import { deletePhoto, keepPhotos } from './keep-photos.ts'
import { photoFile, type SourcePhoto, selectPhotos } from './photos.queries.ts'
import { receivePhotos } from './receive-photos.ts'

/** Decoding photos is work. */
const costly = { max: 20, timeWindow: '1 minute' }

export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, files } = deps

  // Only in here are bodies of this kind read.
  app.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false })
    serve(uploads, uploadPhotos, { access: 'account', limit: costly }, async (call) => {
      const { account, params, request } = call
      const child = await ownChild(db, account, params.id)
      if (!mayUploadPhotos(account)) {
        throw new UpgradeRequired('photos', 'Photos come with the Moonbeam plan.')
      }
      await keepPhotos(deps, child, await receivePhotos(request))
      return present(await ownChild(db, account, child.id), await selectPhotos(db, child))
    })
  })

  serve(app, listPhotos, { access: 'account' }, async ({ account, params }) => {
    const child = await ownChild(db, account, params.id)
    return present(child, await selectPhotos(db, child))
  })

  serve(app, removePhoto, { access: 'account' }, async ({ account, params }) => {
    await deletePhoto(deps, await ownChild(db, account, params.id), params.photoId)
    return withStatus(204, null)
  })

  app.get('/media/children/:id/photos/:photoId', { schema: { params: Photo } }, async (request, reply) => {
    await app.identify(request)
    if (!request.account) throw new Unauthenticated()
    const { id, photoId } = request.params as z.infer<typeof Photo>
    const child = await ownChild(db, request.account, id)
    const photo = await files.read(photoFile(child.id, photoId))
    if (!photo) throw new NotFound('Photo')
    // Nothing of it stays in a browser that somebody else may use after.
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(Buffer.from(photo))
  })
}

const Photo = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647), photoId: z.uuid() })

function present(child: OwnChild, photos: readonly SourcePhoto[]): CharacterPhotos {
  const said = child.photoAnalysisResults?.parentDescription
  return {
    photos: photos.map((photo) => ({ ...photo, url: `/media/children/${child.id}/photos/${photo.id}` })),
    parentDescription: typeof said === 'string' ? said : null,
  }
}
