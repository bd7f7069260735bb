import { Readable } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import { receive, whileArriving } from './receive.ts'
import { UploadMemory } from './upload-memory.ts'

const brokenOff = { status: 400, body: { code: 'invalid_input', message: 'The upload was broken off.' } }

afterEach(() => {
  vi.useRealTimers()
})

function anUpload() {
  const memory = new UploadMemory(100, 100)
  const stream = new Readable({ read() {} })
  stream.push(Buffer.alloc(40, 1))
  const received = receive(stream, memory.hold('one'))
  return { memory, stream, received }
}

it('gives up an upload of which nothing arrives for a while, and gives its memory back', async () => {
  vi.useFakeTimers()
  const { memory, stream, received } = anUpload()
  const result = expect(received).rejects.toMatchObject(brokenOff)
  await vi.advanceTimersByTimeAsync(14_000)
  stream.push(Buffer.alloc(20, 1))
  await vi.advanceTimersByTimeAsync(14_000)
  expect(memory.bytes).toBe(60)
  await vi.advanceTimersByTimeAsync(1_000)
  await result
  expect(memory.bytes).toBe(0)
})

it('blames the client for an upload that it breaks off', async () => {
  const { memory, stream, received } = anUpload()
  stream.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  await expect(received).rejects.toMatchObject(brokenOff)
  expect(memory.bytes).toBe(0)
})

it('gives up a form of which no further part arrives', async () => {
  vi.useFakeTimers()
  async function* parts() {
    yield 'a photo'
    await new Promise(() => {})
  }
  const received: string[] = []
  const reading = (async () => {
    for await (const part of whileArriving(parts())) received.push(part)
  })()
  const result = expect(reading).rejects.toMatchObject(brokenOff)
  await vi.advanceTimersByTimeAsync(15_000)
  await result
  expect(received).toEqual(['a photo'])
})

it('keeps what a parser says about a form', async () => {
  const tooMany = Object.assign(new Error('reach parts limit'), { statusCode: 413 })
  const parts = Readable.from(
    (async function* () {
      yield 'a photo'
      throw tooMany
    })(),
  )
  const reading = async () => {
    for await (const _part of whileArriving(parts));
  }
  await expect(reading()).rejects.toBe(tooMany)
})
