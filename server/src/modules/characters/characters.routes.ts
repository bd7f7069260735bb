import { approveCharacter, type CharacterStatus, generateCharacter, getCharacter } from '@nightlight/contract'
import { drawAvatar } from '@nightlight/illustrator'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { NotFound, Unauthenticated } from '../../platform/errors.ts'
import { drawn, sendDrawing } from '../../platform/http/media.ts'
import { serve } from '../../platform/http/route.ts'
import { lookOfChild, type OwnChild, ownChild, updateOwnChild } from '../children/index.ts'
import { photoRoutes } from './photos.routes.ts'
import { proposeCharacter } from './propose-character.ts'

export function characterRoutes(app: FastifyInstance, deps: Deps): void {
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

  app.get(
    '/media/children/:id/:version/character.svg',
    {
      schema: { params: CharacterPicture },
      config: { rateLimit: drawn },
      onRequest: (request) => app.identify(request),
    },
    async (request, reply) => {
      if (!request.account) throw new Unauthenticated()
      const { id } = request.params as z.infer<typeof CharacterPicture>
      const child = await ownChild(db, request.account, id)
      if (!child.characterSeed) throw new NotFound('Character')
      return sendDrawing(reply, drawAvatar(lookOfChild(child, child.characterSeed)))
    },
  )
}

/** The profile's version is in the address: every proposal has an address of its own. */
const CharacterPicture = z.object({
  id: z.coerce.number().int().min(1).max(2_147_483_647),
  version: z.string(),
})

function present(child: OwnChild): CharacterStatus {
  const hasCharacter = child.characterSeed !== null
  return {
    hasCharacter,
    characterApproved: hasCharacter && child.characterApproved,
    testImageUrl: hasCharacter ? `/media/children/${child.id}/${child.profileVersion}/character.svg` : null,
    characterDescription: child.characterDescription,
  }
}
