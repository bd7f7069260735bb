import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { UploadMemory } from '../../platform/uploads/upload-memory.ts'
import { receivePhotos } from './receive-photos.ts'

it('gives the memory of a photo back when it could not be cleaned', async () => {
  const memory = new UploadMemory(1000, 1000)
  const app = fastify()
  await app.register(multipart, { throwFileSizeLimit: false })
  app.post('/', (request) =>
    receivePhotos(request, memory.hold('one'), () => Promise.reject(new Error('spawn EAGAIN'))),
  )
  const form = new FormData()
  form.set('photos', new Blob([new Uint8Array(100)]), 'child.jpg')
  const sent = new Request('http://localhost', { method: 'POST', body: form })
  const reply = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  expect(reply.statusCode).toBe(500)
  expect(memory.bytes).toBe(0)
})
