import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** How a route is described to whoever writes a client: what it takes and answers, and how often it may be called. */
export const describeRoute: NonNullable<FastifyDynamicSwaggerOptions['transform']> = (told) => {
  const described = jsonSchemaTransform(told as Parameters<typeof jsonSchemaTransform>[0])
  const { rateLimit } = (told.route.config ?? {}) as { rateLimit?: { max: number; timeWindow: string } }
  if (!rateLimit) return described
  const { max, timeWindow } = rateLimit
  return { ...described, schema: { ...described.schema, 'x-rate-limit': `${max} in ${timeWindow}` } }
}
