import {
  approveReading,
  chooseRecordedVoice,
  discardReading,
  hearReadingPage,
  inviteReader,
  keepReadingPage,
  maxPageSeconds,
  openReading,
  recordedRate,
  renewReadingLink,
  sendReading,
  storyReadings,
} from '@nightlight/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { InvalidInput, NotFound } from '../../platform/errors.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { ownStory } from '../stories/index.ts'
import { openStudio } from './open-studio.ts'
import { approve, chooseVoice, discard, invite, readingsOf, renew } from './own-readings.ts'
import { keepPage, openByToken, send, showToReader } from './read-aloud.ts'
import { selectPages } from './readings.queries.ts'

const few = { max: 30, timeWindow: '1 hour' }
/** Whoever guesses links does not get far; a relative who goes back and forth does. */
const guessable = { max: 60, timeWindow: '1 minute' }
/** Finishing a page is work. */
const costly = { max: 30, timeWindow: '1 minute' }

/** Two bytes a sample, and room for the header. */
const maxRecordingBytes = (maxPageSeconds + 1) * recordedRate * 2 + 1024

export function recordingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  readAloudRoutes(app, deps)

  serve(app, storyReadings, { access: 'account' }, async ({ account, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return readingsOf(db, account, await ownStory(db, account, params.id))
  })

  serve(app, inviteReader, { access: 'account', limit: few }, async ({ account, params, body }) =>
    invite(deps, account, await ownStory(db, account, params.id), body.readerName),
  )

  serve(app, renewReadingLink, { access: 'account', limit: few }, ({ account, params }) =>
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

/** What is done by whoever has the link, without an account. */
function readAloudRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, files } = deps
  const studio = openStudio()
  app.addHook('onClose', () => studio.close())

  serve(app, openReading, { access: 'public', limit: guessable }, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return showToReader(db, await openByToken(db, tokenIn(request)))
  })

  serve(app, sendReading, { access: 'public', limit: guessable }, async ({ request }) => {
    await send(deps, await openByToken(db, tokenIn(request)))
    return withStatus(204, null)
  })

  // Only in here are bodies of this kind read.
  app.register(async (uploads) => {
    uploads.addContentTypeParser(
      'audio/wav',
      { parseAs: 'buffer', bodyLimit: maxRecordingBytes },
      (_, body, done) => done(null, body),
    )
    // After the limits and before the body: who has no link does not fill our memory with a recording.
    uploads.addHook('preParsing', async (request) => {
      await openByToken(db, tokenIn(request))
    })
    serve(uploads, keepReadingPage, { access: 'public', limit: costly }, async ({ request, params }) => {
      const reading = await openByToken(db, tokenIn(request))
      if (!Buffer.isBuffer(request.body)) throw new InvalidInput('recording', 'A recording is required.')
      return keepPage({ db, files, studio }, reading, params.position, request.body)
    })
  })

  app.get(
    hearReadingPage.url,
    { schema: { params: hearReadingPage.params }, config: { rateLimit: guessable } },
    async (request, reply) => {
      const { position } = request.params as z.infer<typeof hearReadingPage.params>
      const reading = await openByToken(db, tokenIn(request))
      const page = (await selectPages(db, reading.id)).find((one) => one.position === position)
      const mp3 = page && (await files.read(page.file))
      if (!mp3) throw new NotFound('Page')
      return reply.type('audio/mpeg').header('cache-control', 'no-store').send(Buffer.from(mp3))
    },
  )
}

const tokenIn = (request: FastifyRequest): string =>
  /^Bearer ([\w-]{10,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
