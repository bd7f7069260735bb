import { expect, it } from 'vitest'
import { withoutSchemas } from './calls-only.ts'

it('leaves the method, the address and what else an endpoint has', () => {
  expect(
    withoutSchemas(`
import { endpoint, file } from './endpoint.ts'
export const Story = z.object({ body: z.string() })
export const addStory = endpoint({
  method: 'POST',
  url: '/api/stories',
  summary: 'Adds a story, {once}',
  body: z.object({ title: z.string() }),
  replies: { 201: Story, 409: z.null() },
})
export const picture = file({ summary: 'A picture', url: '/api/picture', contentTypes: ['image/webp'] })
`).replaceAll(/\s+/g, ' '),
  ).toBe(
    " import { endpoint, file } from './endpoint.ts' export const Story = z.object({ body: z.string() })" +
      " export const addStory = endpoint({ method: 'POST', url: '/api/stories', })" +
      " export const picture = file({ url: '/api/picture', contentTypes: ['image/webp'] }) ",
  )
})

it('leaves another call as it is', () => {
  const code = 'export const limit = most({ body: 3 })\nconst inner = endpoint({ body: 1 })\n'
  expect(withoutSchemas(code)).toBe(code)
})
