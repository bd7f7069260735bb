import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as calls from '@nightlight/contract'
import { maxVoiceModelBytes, type VoiceModels } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { ExpectedError, InvalidInput } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import { limits } from '../../../platform/http/limits.ts'
import { serve, withStatus } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { whileArriving } from '../../../platform/uploads/receive.ts'
import { type BroughtModel, ModelTaskRefused, type SpeechDeps } from '../../voices/index.ts'
import { audit } from '../audit.ts'

/** Installing neural voices on this machine while the server runs. */
export function voiceModelRoutes(
  app: FastifyInstance,
  deps: Pick<PlatformDeps, 'db'> & Pick<SpeechDeps, 'voiceModels' | 'approveInstalled'>,
): void {
  const { db, voiceModels, approveInstalled } = deps

  const begun = async (): Promise<VoiceModels> => presented(await voiceModels.list())
  const bring = async (admin: Account, source: BroughtModel) => {
    await voiceModels.bring(source, approveInstalled).catch(refused)
    await audit(db, admin, {
      action: 'voice_model_added',
      about: `voice model ${source.name ?? source.path}`,
    })
    return withStatus(202, await begun())
  }

  serve(app, calls.listVoiceModels, { access: 'admin' }, begun)

  serve(
    app,
    calls.fetchVoiceModel,
    { access: 'admin', limit: limits.adminExternalCall },
    async ({ account, body }) => {
      await voiceModels.fetch(body.id, approveInstalled).catch(refused)
      await audit(db, account, { action: 'voice_model_fetched', about: `voice model ${body.id}` })
      return withStatus(202, await begun())
    },
  )

  serve(app, calls.bringVoiceModel, { access: 'admin' }, async ({ account, body }) => {
    if (!isAbsolute(body.path)) throw new InvalidInput('path', 'Please write the whole path, from / on.')
    return bring(account, { path: body.path })
  })

  // Bodies of this type are accepted in this scope only; the handler reads them.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_, body, done) => done(null, body))
    serve(
      scope,
      calls.uploadVoiceModel,
      { access: 'admin', limit: limits.musicUpload },
      async ({ account, query, request }) => {
        const body: unknown = request.body
        if (!(body instanceof Readable)) throw new InvalidInput('file', 'Please choose a file.')
        const path = await save(body, voiceModels.uploadFolder)
        const afterwards = () => rm(path, { force: true })
        return bring(account, { path, name: query.name, afterwards }).catch(async (error: unknown) => {
          await afterwards()
          throw error
        })
      },
    )
  })

  serve(app, calls.stopVoiceModel, { access: 'admin' }, async () => {
    await voiceModels.stop()
    return begun()
  })

  serve(app, calls.removeVoiceModel, { access: 'admin' }, async ({ account, params }) => {
    await voiceModels.remove(params.id).catch(refused)
    await audit(db, account, { action: 'voice_model_removed', about: `voice model ${params.id}` })
    await approveInstalled()
    return begun()
  })
}

const presented = ({
  engine,
  folder,
  models,
  task,
}: Awaited<ReturnType<SpeechDeps['voiceModels']['list']>>) => ({
  engine,
  folder,
  models: models.map((model) => ({ ...model })),
  task,
})

function refused(error: unknown): never {
  if (error instanceof ModelTaskRefused) throw new ExpectedError(409, 'conflict', error.message)
  throw error
}

/** @returns the path of the file, which the caller deletes */
async function save(body: Readable, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  let size = 0
  const counted = async function* () {
    for await (const chunk of whileArriving<Buffer>(body)) {
      size += chunk.length
      if (size > maxVoiceModelBytes) throw new ExpectedError(413, 'payload_too_large', tooLarge)
      yield chunk
    }
  }
  try {
    await pipeline(counted, createWriteStream(path, { mode: 0o600 }))
    return path
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

const tooLarge = `A voice can have ${maxVoiceModelBytes / 1e9} GB at most.`
