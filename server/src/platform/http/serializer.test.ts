import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { endpoints } from '../../../test/fuzz/endpoints.ts'
import { serializerOf } from './serializer.ts'

// A schema is compiled with its first response: one that cannot be would otherwise be noticed by whoever asks first.
it('every reply of the contract can be compiled', () => {
  const replies = endpoints.flatMap(({ endpoint }) => Object.values(endpoint.replies))
  expect(replies.length).toBeGreaterThan(50)
  for (const schema of replies) expect(() => serializerOf(schema)).not.toThrow()
})

it('what a schema declares is sent, and nothing else', () => {
  const schema = z.object({ id: z.number(), name: z.nullable(z.string()) })
  expect(serializerOf(schema)({ id: 1, name: null, secret: 'kept' })).toBe('{"id":1,"name":null}')
})
