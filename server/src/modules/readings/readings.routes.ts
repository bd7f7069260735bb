import { Readable } from 'node:stream'
import {
  approveReading,
  chooseRecordedVoice,
  discardReading,
  getReadingToRecord,
  inviteReader,
  maxPageSeconds,
  readingPageFile,
  recordingSampleRate,
  renewReadingLink,
  saveReadingPage,
  sendReading,
  storyReadings,
} from '@nightlight/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidInput, NotFound } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { serve, serveFile, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { openThreads } from '../../platform/threads.ts'
import { uploaderOf } from '../../platform/uploads/index.ts'
import { receive } from '../../platform/uploads/receive.ts'
import { ownStory } from '../stories/index.ts'
import type { FinishedPage, PageToFinish } from './finish-page.ts'
import { approve, chooseVoice, discard, invite, readingsOf, renew } from './own-readings.ts'
import { openByToken, saveRecordedPage, send, showToReader } from './read-aloud.ts'
import { selectPages } from './readings.queries.ts'

/** A page of a few minutes takes a few seconds. */
const finishDeadlineMs = 60_000

/** Two bytes a sample, and room for the header. */
const maxRecordingBytes = (maxPageSeconds + 1) * recordingSampleRate * 2 + 1024

export function recordingRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db } = deps
  readAloudRoutes(app, deps)

  serve(app, storyReadings, { access: 'account' }, async ({ account, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return readingsOf(db, account, await ownStory(db, account, params.id))
  })

  serve(
    app,
    inviteReader,
    { access: 'account', limit: limits.readingLink },
    async ({ account, params, body }) =>
      invite(deps, account, await ownStory(db, account, params.id), body.readerName),
  )

  serve(app, renewReadingLink, { access: 'account', limit: limits.readingLink }, ({ account, params }) =>
    renew(deps, account, params.id),
  )

  serve(app, approveReading, { access: 'account' }, ({ account, params }) =>
    approve(deps, account, params.id),
  )

  serve(app, discardReading, { access: 'account' }, async ({ account, params }) => {
    await discard(deps, account, params.id)
    return withStatus(204, null)
  })

  serve(app, chooseRecordedVoice, { access: 'account' }, async ({ account, params }) => {
    await chooseVoice(deps, await ownStory(db, account, params.id), params.narrationId)
    return withStatus(204, null)
  })
}

/** Calls of relatives, who have the link and no account. */
function readAloudRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db, files, uploads } = deps
  const pageFinisher = openThreads<PageToFinish, FinishedPage>(
    new URL('./finish-page.worker.ts', import.meta.url),
    { deadlineMs: finishDeadlineMs, idleMs: 1_000 },
  )
  app.addHook('onClose', () => pageFinisher.close())

  serve(
    app,
    getReadingToRecord,
    { access: 'public', limit: limits.linkGuess },
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store')
      return showToReader(db, await openByToken(db, tokenIn(request)))
    },
  )

  serve(app, sendReading, { access: 'public', limit: limits.linkGuess }, async ({ request }) => {
    await send(deps, await openByToken(db, tokenIn(request)))
    return withStatus(204, null)
  })

  // Bodies of this type are accepted in this scope only; the handler reads them.
  app.register(async (scope) => {
    scope.addContentTypeParser('audio/wav', (_, body, done) => done(null, body))
    // After the limits and before the body, so that nobody without a link can fill our memory with recordings.
    scope.addHook('preParsing', async (request) => {
      await openByToken(db, tokenIn(request))
    })
    serve(
      scope,
      saveReadingPage,
      { access: 'public', limit: limits.readingPage },
      async ({ request, params }) => {
        const reading = await openByToken(db, tokenIn(request))
        const body: unknown = request.body
        if (!(body instanceof Readable)) throw new InvalidInput('recording', 'A recording is required.')
        const uploader = uploaderOf({ id: reading.userId })
        const finishPage = (page: PageToFinish) =>
          uploads.decoding.run(uploader, () => pageFinisher.run(page))
        const held = uploads.memory.hold(uploader)
        try {
          const wav = await receive(body, held, maxRecordingBytes)
          return await saveRecordedPage({ db, files, finishPage }, reading, params.position, wav)
        } finally {
          held.release()
        }
      },
    )
  })

  serveFile(
    app,
    readingPageFile,
    { access: 'public', limit: limits.linkGuess },
    async ({ params, request, reply }) => {
      const reading = await openByToken(db, tokenIn(request))
      const page = (await selectPages(db, reading.id)).find((one) => one.position === params.position)
      const mp3 = page && (await files.read(page.file))
      if (!mp3) throw new NotFound('Page')
      return reply.type('audio/mpeg').header('cache-control', 'no-store').send(Buffer.from(mp3))
    },
  )
}

const tokenIn = (request: FastifyRequest): string =>
  /^Bearer ([\w-]{10,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
