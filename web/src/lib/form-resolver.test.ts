import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formResolver } from './form-resolver.ts'

const check = formResolver(z.object({ name: z.string().check(z.maxLength(2)) }))
const options = { fields: {}, shouldUseNativeValidation: false }

it('explains in English what is wrong, where the schema has no words of its own', async () => {
  const { errors } = await check({ name: 'Ada' }, undefined, options)
  expect(errors.name?.message).toBe('Too big: expected string to have <=2 characters')
})

it('gives what the schema makes of the values', async () => {
  const trimmed = formResolver(z.object({ name: z.string().check(z.trim()) }))
  expect(await trimmed({ name: ' Ada ' }, undefined, options)).toEqual({
    values: { name: 'Ada' },
    errors: {},
  })
})
