import * as calls from '@nightlight/contract'
import { type AdminVoice, tierOfCatalogueLevel } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { ExpectedError, InvalidInput } from '../../../platform/errors.ts'
import { serve, withStatus } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { sampleOf, speakText } from '../../narration/index.ts'
import { type CatalogueVoice, type SpeechDeps, selectVoices } from '../../voices/index.ts'
import { approve, change, makeDefault, remove, toggle } from './change-voice.ts'
import { discoverVoices, languageOfVoice } from './discover-voices.ts'
import { voiceModelRoutes } from './models.routes.ts'

const sampleDeadlineMs = 30_000

export function voiceRoutes(app: FastifyInstance, deps: PlatformDeps & SpeechDeps): void {
  const { db, speakers, log } = deps
  voiceModelRoutes(app, deps)

  serve(app, calls.listAdminVoices, { access: 'admin' }, async () => (await selectVoices(db)).map(present))

  serve(app, calls.discoverVoices, { access: 'admin' }, ({ query }) => discoverVoices(deps, query.providerId))

  serve(app, calls.approveVoice, { access: 'admin' }, async ({ account, body }) => {
    if (!speakers.has(body.providerId)) throw new InvalidInput('providerId', 'This provider is not set up.')
    return withStatus(201, present(await approve(db, account, body)))
  })

  serve(app, calls.changeVoice, { access: 'admin' }, async ({ account, params, body }) =>
    present(await change(db, account, params.id, body)),
  )

  serve(app, calls.toggleVoice, { access: 'admin' }, async ({ account, params }) =>
    present(await toggle(db, account, params.id)),
  )

  serve(app, calls.deleteVoice, { access: 'admin' }, ({ account, params }) => remove(db, account, params.id))

  serve(app, calls.setDefaultVoice, { access: 'admin' }, async ({ account, body }) =>
    present(await makeDefault(db, account, body.voiceId)),
  )

  serve(app, calls.sampleVoice, { access: 'admin' }, async ({ account, body }) => {
    const language = await languageOfVoice(deps, body)
    const deadline = AbortSignal.timeout(sampleDeadlineMs)
    const sampleUrl = await speakText(deps, sampleOf({ ...body, language }, account.id), deadline).catch(
      (error) => {
        if (error instanceof ExpectedError) throw error
        log.warn({ account: account.id, provider: body.providerId }, 'a voice sample failed')
        throw new ExpectedError(502, 'provider_failed', 'This voice cannot be heard at the moment.')
      },
    )
    return { sampleUrl }
  })
}

const present = ({ createdAt, updatedAt, ...voice }: CatalogueVoice): AdminVoice => ({
  ...voice,
  tier: tierOfCatalogueLevel(voice.subscriptionLevel),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
