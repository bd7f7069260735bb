import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formResolver } from './form-resolver.ts'

const check = formResolver(z.object({ name: z.string().check(z.maxLength(2)) }))
const options = { fields: {}, shouldUseNativeValidation: false }

it('reports errors in English if the schema has no messages of its own', async () => {
  const { errors } = await check({ name: 'Ada' }, undefined, options)
  expect(errors.name?.message).toBe('Too big: expected string to have <=2 characters')
})

it('returns the values as the schema transforms them', async () => {
  const trimmed = formResolver(z.object({ name: z.string().check(z.trim()) }))
  expect(await trimmed({ name: ' Ada ' }, undefined, options)).toEqual({
    values: { name: 'Ada' },
    errors: {},
  })
})
