import type { SubscriptionLevel, Tier, Voice } from '@nightlight/contract'
import {
  approvedVoices,
  defaultVoice,
  previewVoice as previewCall,
  tierOfCatalogueLevel,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/errors.ts'
import { sendFile } from '../../platform/http/media.ts'
import { serve } from '../../platform/http/route.ts'
import { approvedVoice, defaultVoiceFor, isAccessible } from './choose-voice.ts'
import { previewVoice } from './preview-voice.ts'
import { selectActiveVoices, type VoiceRow } from './voices.queries.ts'

/** Every preview is work for the engine, and with a service it costs money. */
const costly = { max: 30, timeWindow: '1 minute' }

/** Where a browser hangs up, the engine need not go on for long. */
const previewDeadlineMs = 20_000

export function narrationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serve(app, approvedVoices, { access: 'public' }, async ({ account }) => {
    const tier = account?.tier ?? 'firefly'
    return (await selectActiveVoices(db)).map((voice) => present(voice, tier))
  })

  serve(app, defaultVoice, { access: 'public' }, async ({ account }) => {
    return defaultVoiceFor(db, account?.tier ?? 'firefly')
  })

  serve(app, previewCall, { access: 'account', limit: costly }, async ({ account, body }) => {
    const { providerId, voiceId, text, cadence, options } = body
    await approvedVoice(db, account.tier, { providerId, voiceId })
    const speed = cadence?.speed ?? options?.speed ?? 1
    const pauseMs = Math.round((cadence?.pauseDuration ?? 0.4) * 1000)
    const preview = { providerId, voiceId, text, speed, pauseMs }
    const key = deps.secrets.previews
    const audioUrl = await previewVoice({ ...deps, key }, preview, AbortSignal.timeout(previewDeadlineMs))
    return { audioUrl, played: false }
  })

  app.get('/media/previews/:file', { schema: { params: PreviewFile } }, async (request, reply) => {
    const { file } = request.params as z.infer<typeof PreviewFile>
    const found = await deps.files.find(`previews/${file}`)
    if (!found) throw new NotFound('Preview')
    return sendFile(request, reply, found, 'family')
  })
}

const PreviewFile = z.object({ file: z.string().regex(/^[0-9a-f]{40}\.mp3$/) })

function present(voice: VoiceRow, tier: Tier): Voice {
  const accessible = isAccessible(voice, tier)
  return {
    ...voice,
    isAccessible: accessible,
    requiresUpgrade: !accessible,
    tier: tierOfCatalogueLevel(voice.subscriptionLevel as SubscriptionLevel),
  }
}
