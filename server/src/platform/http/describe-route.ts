import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { RateLimit } from './rate-limits.ts'

/** How a route is described to whoever writes a client: what it takes and answers, and how often it may be called. */
export const describeRoute: NonNullable<FastifyDynamicSwaggerOptions['transform']> = (told) => {
  const described = jsonSchemaTransform(told)
  const { rateLimit, contentTypes } = (told.route.config ?? {}) as RouteConfig
  return {
    ...described,
    schema: {
      ...described.schema,
      ...(rateLimit && { 'x-rate-limit': `${rateLimit.max} in ${rateLimit.timeWindow}` }),
      ...(contentTypes && { response: { ...Object(described.schema.response), 200: fileOf(contentTypes) } }),
    },
  }
}

interface RouteConfig {
  readonly rateLimit?: RateLimit
  readonly contentTypes?: readonly string[]
}

const fileOf = (contentTypes: readonly string[]) => ({
  description: 'The file',
  content: Object.fromEntries(
    contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ),
})
