import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { RateLimit } from './rate-limits.ts'

/** Describes a route in OpenAPI: its parameters and responses, and how often it may be called. */
export const describeRoute: NonNullable<FastifyDynamicSwaggerOptions['transform']> = (input) => {
  const described = jsonSchemaTransform(input)
  const { rateLimit, contentTypes } = (input.route.config ?? {}) as RouteConfig
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
