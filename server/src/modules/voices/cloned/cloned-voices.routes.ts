import multipart from '@fastify/multipart'
import {
  cloneVoice,
  deleteClonedVoice,
  listClonedVoices,
  renameClonedVoice,
  retryVoiceCloning,
} from '@nightlight/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Account } from '../../../platform/http/account.ts'
import { limits } from '../../../platform/http/limits.ts'
import { serve, withStatus } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { openThreads } from '../../../platform/threads.ts'
import { uploaderOf } from '../../../platform/uploads/index.ts'
import { clientInfoOf, writeSecurityLog } from '../../accounts/index.ts'
import { refuseUnapproved } from '../../plans/index.ts'
import type { SpeechDeps } from '../speech-provider.ts'
import {
  presentClonedVoices,
  refuseBelowPlan,
  removeClonedVoice,
  rename,
  retryCloning,
  startCloning,
} from './own-voices.ts'
import type { PreparedSample } from './prepare-sample.ts'
import { receiveSample } from './receive-sample.ts'

/** Two minutes of audio take a second or two. */
const prepareDeadlineMs = 60_000

export function clonedVoiceRoutes(app: FastifyInstance, deps: PlatformDeps & SpeechDeps): void {
  const studio = openThreads<Uint8Array, PreparedSample>(
    new URL('./prepare-sample.worker.ts', import.meta.url),
    { deadlineMs: prepareDeadlineMs, idleMs: 1_000 },
  )
  app.addHook('onClose', () => studio.close())

  serve(app, listClonedVoices, { access: 'account' }, async ({ account, reply }) => {
    reply.header('cache-control', 'no-store')
    return presentClonedVoices(deps, account)
  })

  // Multipart bodies are parsed in this scope only.
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    serve(
      scope,
      cloneVoice,
      { access: 'account', limit: limits.clonedVoice },
      async ({ account, request }) => {
        refuseUnapproved(deps.config, account)
        // Before the body is read: accounts are free, and those without cloned voices must not fill our memory with recordings.
        refuseBelowPlan(account)
        const uploader = uploaderOf(account)
        const prepareSample = (file: Uint8Array) =>
          deps.uploads.decoding.run(uploader, () => studio.run(file))
        const held = deps.uploads.memory.hold(uploader)
        try {
          const received = await receiveSample(request, held)
          return await startCloning(
            { ...deps, prepareSample },
            account,
            received,
            logged(request, account, 'voice_cloned'),
          )
        } finally {
          held.release()
        }
      },
    )
  })

  serve(
    app,
    retryVoiceCloning,
    { access: 'account', limit: limits.clonedVoice },
    async ({ account, params }) => {
      refuseUnapproved(deps.config, account)
      return retryCloning(deps, account, params.id)
    },
  )

  serve(app, renameClonedVoice, { access: 'account' }, ({ account, params, body }) =>
    rename(deps, account, params.id, body.name),
  )

  serve(app, deleteClonedVoice, { access: 'account' }, async ({ account, params, request }) => {
    await removeClonedVoice(deps, account, params.id, logged(request, account, 'cloned_voice_deleted'))
    return withStatus(204, null)
  })
}

/** A person’s voice is sensitive: the security log shows the family when it was cloned or deleted, and from where. */
const logged =
  (request: FastifyRequest, { id }: Account, action: string) =>
  (trx: Kysely<Schema>) =>
    writeSecurityLog(trx, { userId: id, action, success: true, ...clientInfoOf(request) })
