import {
  approveCharacter,
  type CharacterStatus,
  characterFile,
  generateCharacter,
  getCharacter,
  urlOf,
} from '@nightlight/contract'
import { drawAvatar } from '@nightlight/illustrator'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { sendSvg } from '../../platform/http/media.ts'
import { serve, serveFile } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { lookOfChild, type OwnChild, ownChild, updateOwnChild } from '../children/index.ts'
import type { PhotoReaderDeps } from './photo-reader.ts'
import { photoRoutes } from './photos.routes.ts'
import { proposeCharacter } from './propose-character.ts'

export function characterRoutes(app: FastifyInstance, deps: PlatformDeps & PhotoReaderDeps): void {
  const { db } = deps
  photoRoutes(app, deps)

  serve(app, getCharacter, { access: 'account' }, async ({ account, params }) => {
    return present(await ownChild(db, account, params.id))
  })

  serve(app, generateCharacter, { access: 'account' }, async ({ account, params }) => {
    return present(await proposeCharacter(db, await ownChild(db, account, params.id)))
  })

  serve(app, approveCharacter, { access: 'account' }, async ({ account, params, body }) => {
    const child = await ownChild(db, account, params.id)
    if (!child.characterSeed) throw new NotFound('Character')
    return present(await updateOwnChild(db, child, { characterApproved: body.approved }))
  })

  serveFile(
    app,
    characterFile,
    { access: 'account', limit: limits.drawing },
    async ({ account, params, request, reply }) => {
      const child = await ownChild(db, account, params.id)
      if (!child.characterSeed) throw new NotFound('Character')
      return sendSvg(request, reply, drawAvatar(lookOfChild(child, child.characterSeed)))
    },
  )
}

function present(child: OwnChild): CharacterStatus {
  const hasCharacter = child.characterSeed !== null
  return {
    hasCharacter,
    characterApproved: hasCharacter && child.characterApproved,
    testImageUrl: hasCharacter
      ? urlOf(characterFile, { params: { id: child.id, version: String(child.profileVersion) } })
      : null,
    characterDescription: child.characterDescription,
  }
}
