import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { RateLimit } from './rate-limits.ts'

/** Describes a route in OpenAPI: its parameters and responses, and how often it may be called. */
export const describeRoute: NonNullable<FastifyDynamicSwaggerOptions['transform']> = (input) => {
  const described = jsonSchemaTransform(input)
  const { limit, contentTypes } = (input.route.config ?? {}) as RouteConfig
  return {
    ...described,
    schema: {
      ...described.schema,
      ...(limit && frequencyOf(limit)),
      ...(contentTypes && { response: { ...Object(described.schema.response), 200: fileOf(contentTypes) } }),
    },
  }
}

interface RouteConfig {
  readonly limit?: RateLimit
  readonly contentTypes?: readonly string[]
}

/** The second one is for callers without an account, where it differs. */
const frequencyOf = ({ max, perAddress, timeWindow }: RateLimit) => ({
  'x-rate-limit': `${max} in ${timeWindow}`,
  ...(perAddress && { 'x-rate-limit-without-account': `${perAddress} in ${timeWindow}` }),
})

const fileOf = (contentTypes: readonly string[]) => ({
  description: 'The file',
  content: Object.fromEntries(
    contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ),
})
