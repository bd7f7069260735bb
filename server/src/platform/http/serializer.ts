import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { z } from 'zod'

/**
 * Compiles a Zod schema to fast-json-stringify: it sends what the schema declares and nothing else, at about four times
 * the speed of parsing every answer with Zod.
 */
export const fastSerializer: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  const known = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, known)
  return known
}

/** Schemas are the contract's and last as long as the process: several calls share them, and so do the apps of a process. */
const compiled = new WeakMap<z.core.$ZodType, (data: unknown) => string>()

function compile(schema: z.core.$ZodType): (data: unknown) => string {
  const json = z.toJSONSchema(schema, { target: 'draft-7', override: mergeNull, unrepresentable: 'any' })
  const stringify = fastJson(json as fastJson.Schema)
  return (data) => stringify(data)
}

/** `anyOf: [T, null]` makes the serializer validate at run time; `type: [T, 'null']` says the same and does not. */
function mergeNull({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [some, none, more] = jsonSchema.anyOf ?? []
  if (!some || none?.type !== 'null' || more || typeof some.type !== 'string') return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, some, {
    type: [some.type, 'null'],
    ...(some.enum && { enum: [...some.enum, null] }),
  })
}
