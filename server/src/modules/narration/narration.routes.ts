import {
  ownPreviewFile,
  paces,
  previewVoice as previewCall,
  previewFile,
  speakText as speakCall,
  voiceSample,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { limits } from '../../platform/http/limits.ts'
import { sendFile } from '../../platform/http/media.ts'
import { serve, serveFile } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { refuseUnapproved } from '../plans/index.ts'
import {
  approvedVoice,
  lexiconFor,
  offeredVoice,
  previewFolder,
  type SpeechDeps,
  sharedPreviews,
} from '../voices/index.ts'
import { findSpoken, type SpeakRequest, speakText } from './speak-text.ts'
import { substituteNames } from './substitute-names.ts'
import { sampleOf } from './voice-samples.ts'

/** Short, since a browser may have disconnected while the engine is still working. */
const previewDeadlineMs = 20_000
const longTextDeadlineMs = 120_000

export function narrationRoutes(app: FastifyInstance, deps: PlatformDeps & SpeechDeps): void {
  const { db, config } = deps
  const speak = ({ id: userId }: Account, request: SpeakRequest, deadlineMs: number) =>
    speakText({ ...deps, userId }, request, AbortSignal.timeout(deadlineMs))

  serve(app, previewCall, { access: 'account', limit: limits.voicePreview }, async ({ account, body }) => {
    const { providerId, voiceId, spokenName, cadence, options } = body
    refuseUnapproved(config, account)
    await approvedVoice(db, account, { providerId, voiceId })
    const speed = cadence?.speed ?? options?.speed ?? 1
    const pauseMs = pauseOf(cadence?.pauseDuration)
    const names = spokenName ? { [spokenName.name]: spokenName.said } : {}
    const text = substituteNames(body.text, names, lexiconOf(deps, providerId)).spoken
    return {
      audioUrl: await speak(
        account,
        { listenerId: account.id, providerId, voiceId, text, speed, pauseMs },
        previewDeadlineMs,
      ),
      played: false,
    }
  })

  // Records nothing: a page of another site can make a browser send a GET.
  serve(app, voiceSample, { access: 'account' }, async ({ account, params }) => {
    const voice = await offeredVoice(db, account, { providerId: params.provider, voiceId: params.voice })
    const sampleUrl = (await findSpoken(deps, sampleOf(voice, account.id))) ?? voice.sampleUrl
    if (sampleUrl === null) throw new NotFound('Sample')
    return { sampleUrl }
  })

  serve(app, speakCall, { access: 'account', limit: limits.spokenText }, async ({ account, body }) => {
    const { providerId, voiceId, text, options } = body
    refuseUnapproved(config, account)
    await offeredVoice(db, account, { providerId, voiceId })
    const pace = options.cadence && paces[options.cadence]
    const speed = options.speed ?? pace?.speed ?? 1
    const pauseMs = pauseOf(pace?.pauseDuration)
    const said = substituteNames(text, {}, lexiconOf(deps, providerId)).spoken
    const request = { listenerId: account.id, providerId, voiceId, text: said, speed, pauseMs }
    return { audioUrl: await speak(account, request, longTextDeadlineMs) }
  })

  serveFile(app, previewFile, { access: 'public' }, async ({ params, request, reply }) => {
    const found = await deps.files.find(`${sharedPreviews}${params.file}`)
    if (!found) throw new NotFound('Preview')
    return sendFile(request, reply, found, 'installation')
  })

  serveFile(app, ownPreviewFile, { access: 'account' }, async ({ account, params, request, reply }) => {
    const isTheirs = params.listener === account.id
    const found = isTheirs ? await deps.files.find(previewFolder(account.id) + params.file) : null
    if (!found) throw new NotFound('Preview')
    return sendFile(request, reply, found, 'family')
  })
}

/** Only of the built-in voices it is known that they speak English. */
const lexiconOf = ({ builtinSpeech }: SpeechDeps, providerId: string) =>
  providerId === builtinSpeech.id ? lexiconFor(builtinSpeech) : null

/** @param seconds after a sentence; without a pace, as in lively speech */
const pauseOf = (seconds = 0.4) => Math.round(seconds * 1000)
