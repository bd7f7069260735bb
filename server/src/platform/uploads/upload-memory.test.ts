import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { receive } from './receive.ts'
import { UploadMemory } from './upload-memory.ts'

const aStream = (...sizes: number[]) => Readable.from(sizes.map((size) => Buffer.alloc(size, 1)))

describe('the memory for uploads', () => {
  it('is shared by all, with a part that one uploader may take', () => {
    const memory = new UploadMemory(100, 60)
    const [one, same, another] = [memory.hold('one'), memory.hold('one'), memory.hold('another')]
    one.take(40)
    expect(() => same.take(21)).toThrow(expect.objectContaining({ status: 429 }))
    same.take(20)
    expect(() => another.take(41)).toThrow(expect.objectContaining({ status: 503 }))
    another.take(40)
    one.release()
    expect(memory.bytes).toBe(60)
    same.release()
    another.release()
    expect(memory.bytes).toBe(0)
  })

  it('counts what has arrived, and is given back when there is no room, after the rest has been read', async () => {
    const memory = new UploadMemory(100, 60)
    const held = memory.hold('one')
    expect(await receive(aStream(10, 20), held)).toHaveLength(30)
    expect(memory.bytes).toBe(30)
    const large = aStream(20, 20, 20)
    await expect(receive(large, held)).rejects.toMatchObject({ status: 429 })
    expect([memory.bytes, large.readableEnded]).toEqual([30, true])
    await expect(receive(aStream(20, 5), held, 24)).rejects.toMatchObject({ status: 413 })
    expect(memory.bytes).toBe(30)
  })
})
