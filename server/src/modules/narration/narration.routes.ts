import {
  defaultCadence,
  ownVoicesId,
  paces,
  previewVoice as previewCall,
  speakText as speakCall,
  voiceSample,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { NotFound, Unauthenticated } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { sendFile } from '../../platform/http/media.ts'
import { serve } from '../../platform/http/route.ts'
import { refuseUnapproved } from '../plans/index.ts'
import { approvedVoice, offeredVoice } from './choose-voice.ts'
import { sayNames } from './say-names.ts'
import { previewFolder, type SpokenText, speakText } from './speak-text.ts'
import { voiceRoutes } from './voices.routes.ts'

/** Every preview is work for the engine, and with a service it costs money. */
const costly = { max: 30, timeWindow: '1 minute' }
/** A long text is several minutes of sound, and its file stays. */
const costlier = { max: 30, timeWindow: '1 hour' }

/** Where a browser hangs up, the engine need not go on for long. */
const previewDeadlineMs = 20_000
const longTextDeadlineMs = 120_000

const sampleSentence = 'Goodnight, little star. The moon is up, and everything is well.'

export function narrationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps
  const speak = ({ id: userId }: Account, asked: SpokenText, deadlineMs: number) =>
    speakText({ ...deps, key: deps.secrets.previews, userId }, asked, AbortSignal.timeout(deadlineMs))

  voiceRoutes(app, deps)

  serve(app, previewCall, { access: 'account', limit: costly }, async ({ account, body }) => {
    const { providerId, voiceId, spokenName, cadence, options } = body
    refuseUnapproved(config, account)
    await approvedVoice(db, account, { providerId, voiceId })
    const speed = cadence?.speed ?? options?.speed ?? 1
    const pauseMs = pauseOf(cadence?.pauseDuration)
    const names = spokenName ? { [spokenName.name]: spokenName.said } : {}
    const text = sayNames(body.text, names).said
    return {
      audioUrl: await speak(
        account,
        { listenerId: account.id, providerId, voiceId, text, speed, pauseMs },
        previewDeadlineMs,
      ),
      played: false,
    }
  })

  serve(app, voiceSample, { access: 'account', limit: costly }, async ({ account, params }) => {
    const voice = { providerId: params.provider, voiceId: params.voice }
    refuseUnapproved(config, account)
    await offeredVoice(db, account, voice)
    const { speed, pauseDuration } = paces[defaultCadence]
    const listenerId = voice.providerId === ownVoicesId ? account.id : null
    const asked = { listenerId, ...voice, text: sampleSentence, speed, pauseMs: pauseOf(pauseDuration) }
    return { sampleUrl: await speak(account, asked, previewDeadlineMs) }
  })

  serve(app, speakCall, { access: 'account', limit: costlier }, async ({ account, body }) => {
    const { providerId, voiceId, text, options } = body
    refuseUnapproved(config, account)
    await offeredVoice(db, account, { providerId, voiceId })
    const pace = options.cadence && paces[options.cadence]
    const speed = options.speed ?? pace?.speed ?? 1
    const pauseMs = pauseOf(pace?.pauseDuration)
    const asked = { listenerId: account.id, providerId, voiceId, text, speed, pauseMs }
    return { audioUrl: await speak(account, asked, longTextDeadlineMs) }
  })

  app.get('/media/previews/:file', { schema: { params: SharedPreview } }, async (request, reply) => {
    const { file } = request.params as z.infer<typeof SharedPreview>
    const found = await deps.files.find(`previews/${file}`)
    if (!found) throw new NotFound('Preview')
    return sendFile(request, reply, found, 'family')
  })

  app.get('/media/previews/:listener/:file', { schema: { params: OwnPreview } }, async (request, reply) => {
    await app.identify(request)
    if (!request.account) throw new Unauthenticated()
    const { listener, file } = request.params as z.infer<typeof OwnPreview>
    const isTheirs = listener === request.account.id
    const found = isTheirs ? await deps.files.find(previewFolder(listener) + file) : null
    if (!found) throw new NotFound('Preview')
    return sendFile(request, reply, found, 'family')
  })
}

const SharedPreview = z.object({ file: z.string().regex(/^[0-9a-f]{40}\.mp3$/) })
const OwnPreview = SharedPreview.extend({ listener: z.coerce.number().int().min(1).max(2_147_483_647) })

/** @param seconds after a sentence; without a pace, as in lively speech */
const pauseOf = (seconds = 0.4) => Math.round(seconds * 1000)
