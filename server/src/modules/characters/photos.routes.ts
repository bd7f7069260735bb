import multipart from '@fastify/multipart'
import {
  type CharacterPhotos,
  confirmLooks,
  givePhotoConsent,
  listPhotos,
  mayUploadPhotos,
  photoFile,
  readPhotos as readPhotosCall,
  removePhoto,
  removePhotos,
  uploadPhotos,
  urlOf,
  withdrawPhotoConsent,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { NotFound, UpgradeRequired } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { limits } from '../../platform/http/limits.ts'
import { serve, serveFile, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { uploaderOf } from '../../platform/uploads/index.ts'
import { ownChild, redescribeCharacter } from '../children/index.ts'
import { refuseUnapproved } from '../plans/index.ts'
import { selectConsent, withdrawConsents } from './consents.queries.ts'
import { openPhotoCleaner } from './photo-cleaner.ts'
import type { PhotoReaderDeps } from './photo-reader.ts'
import { selectPhotos } from './photos.queries.ts'
import { confirmDetectedLooks, consentTo, giveConsent, readPhotos } from './read-photos.ts'
import { receivePhotos } from './receive-photos.ts'
import { deletePhoto, deletePhotos, openPhoto, savePhotos } from './save-photos.ts'

export function photoRoutes(app: FastifyInstance, deps: PlatformDeps & PhotoReaderDeps): void {
  const { db, uploads } = deps
  const cleaner = openPhotoCleaner(deps.log)
  app.addHook('onClose', async () => cleaner.close())

  // Multipart bodies are parsed in this scope only.
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    serve(scope, uploadPhotos, { access: 'account', limit: limits.photoUpload }, async (call) => {
      const { account, params, request } = call
      const child = await ownChild(db, account, params.id)
      refuseBelowPlan(account)
      const uploader = uploaderOf(account)
      const clean = (bytes: Uint8Array) => uploads.decoding.run(uploader, () => cleaner.clean(bytes))
      const held = uploads.memory.hold(uploader)
      try {
        const received = await receivePhotos(request, held, clean)
        await savePhotos(deps, child, received)
        if (received.parentDescription !== null) await redescribeCharacter(db, account, child.id)
      } finally {
        held.release()
      }
      return present(deps, account, child.id)
    })
  })

  serve(app, listPhotos, { access: 'account' }, async ({ account, params }) => {
    return present(deps, account, params.id)
  })

  serve(app, removePhotos, { access: 'account' }, async ({ account, params }) => {
    await deletePhotos(deps, await ownChild(db, account, params.id))
    await redescribeCharacter(db, account, params.id)
    return withStatus(204, null)
  })

  serve(app, givePhotoConsent, { access: 'account' }, async ({ account, params, body }) => {
    await giveConsent(deps, account, await ownChild(db, account, params.id), body.wording)
    return present(deps, account, params.id)
  })

  serve(app, withdrawPhotoConsent, { access: 'account' }, async ({ account, params }) => {
    await withdrawConsents(db, await ownChild(db, account, params.id))
    return present(deps, account, params.id)
  })

  serve(
    app,
    readPhotosCall,
    { access: 'account', limit: limits.photoReading },
    async ({ account, params }) => {
      const child = await ownChild(db, account, params.id)
      refuseUnapproved(deps.config, account)
      refuseBelowPlan(account)
      await readPhotos(deps, account, child)
      return present(deps, account, child.id)
    },
  )

  serve(app, confirmLooks, { access: 'account' }, async ({ account, params, body }) => {
    await confirmDetectedLooks(deps, await ownChild(db, account, params.id), body)
    return present(deps, account, params.id)
  })

  serve(app, removePhoto, { access: 'account' }, async ({ account, params }) => {
    await deletePhoto(deps, await ownChild(db, account, params.id), params.photoId)
    return withStatus(204, null)
  })

  serveFile(app, photoFile, { access: 'account' }, async ({ account, params, reply }) => {
    const child = await ownChild(db, account, params.id)
    const photo = await openPhoto(deps, child.id, params.photoId)
    if (!photo) throw new NotFound('Photo')
    // Not cached, as somebody else may use the same browser later.
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(Buffer.from(photo))
  })
}

function refuseBelowPlan(account: Account): void {
  if (!mayUploadPhotos(account)) throw new UpgradeRequired('photos', 'Photos come with the Moonbeam plan.')
}

async function present(
  { db, config, photoReader }: Pick<PlatformDeps, 'db' | 'config'> & PhotoReaderDeps,
  account: Account,
  childId: number,
): Promise<CharacterPhotos> {
  const child = await ownChild(db, account, childId)
  const photos = await selectPhotos(db, child)
  const agreedAt = photoReader && (await selectConsent(db, child, consentTo(photoReader)))
  return {
    photos: photos.map((photo) => ({
      ...photo,
      url: urlOf(photoFile, { params: { id: child.id, photoId: photo.id } }),
    })),
    parentDescription: child.photoAnalysisResults?.parentDescription ?? null,
    keptDays: config.photos.retentionDays,
    reader: photoReader?.vendor ?? null,
    agreedAt: agreedAt?.toISOString() ?? null,
    seen: child.photoAnalysisResults?.seen ?? null,
  }
}
