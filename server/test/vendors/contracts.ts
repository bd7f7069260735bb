import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** A folder with the vendors' own API descriptions. Without it requests are not checked against them. */
const folder = process.env.VENDOR_CONTRACTS

/** The file of the description, by the beginning of its name, and the operation in it. */
const operations: Readonly<Record<string, readonly [file: string, path: string]>> = {
  '/chat/completions': ['openai.', '/chat/completions'],
  '/moderations': ['openai.', '/moderations'],
  '/images/generations': ['openai.', '/images/generations'],
  '/messages': ['anthropic.', '/v1/messages'],
  '/audio/speech': ['openai.', '/audio/speech'],
  '/v1/text-to-speech/{voice_id}/with-timestamps': [
    'elevenlabs.',
    '/v1/text-to-speech/{voice_id}/with-timestamps',
  ],
  '/v2/voices': ['elevenlabs.', '/v2/voices'],
  '/v1/voices/add': ['elevenlabs.', '/v1/voices/add'],
  '/v1/voices/{voice_id}': ['elevenlabs.', '/v1/voices/{voice_id}'],
  '/v0/tts': ['hume.tts', '/v0/tts'],
  '/v0/tts/voices': ['hume.voices', '/v0/tts/voices'],
}

/** Descriptions that allow additional properties, which we treat as mistakes all the same. */
const closed = ['elevenlabs.', 'hume.']

const compiled = new Map<string, ValidateFunction | null>()

/** Validates a request. @returns what is wrong; null when nothing is, or without a description */
export function checkRequest(path: string, body: string): string | null {
  const validate = validatorFor(path)
  if (!validate || validate(JSON.parse(body))) return null
  const faults = validate.errors?.map(({ instancePath, message }) => `${instancePath || 'body'} ${message}`)
  return `${path}: ${faults?.slice(0, 3).join('; ')}`
}

/** The same for the query and the headers. */
export function checkParameters(
  method: 'get' | 'post' | 'delete',
  path: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, unknown>>,
): string | null {
  const operation = operations[path]
  const description = operation && descriptionOf(operation[0])
  if (!operation || !description) return null
  const parameters = description.paths[operation[1]]?.[method]?.parameters ?? []
  const named = parameters.filter((one) => one.in === 'query')
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, coerceTypes: true })
  ajv.addSchema(forAjv({ $id: 'vendor', components: description.components }) as object)
  const properties = Object.fromEntries(named.map(({ name, schema }) => [name, absolute(schema)]))
  const required = named.filter((one) => one.required).map(({ name }) => name)
  const validate = ajv.compile({ type: 'object', properties, required, additionalProperties: false })
  const missing = parameters.find(
    (one) => one.in === 'header' && one.required && !headers[one.name.toLowerCase()],
  )
  if (missing) return `${path}: no header ${missing.name}`
  if (validate({ ...query })) return null
  return `${path}: ${validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')}`
}

function validatorFor(path: string): ValidateFunction | null {
  const cached = compiled.get(path)
  if (cached !== undefined) return cached
  const validator = compile(path)
  compiled.set(path, validator)
  return validator
}

function compile(path: string): ValidateFunction | null {
  const operation = operations[path]
  const description = operation && descriptionOf(operation[0])
  if (!operation || !description) return null
  const isClosed = closed.some((prefix) => operation[0].startsWith(prefix))
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
  ajv.addSchema(forAjv({ $id: 'vendor', components: description.components }, isClosed) as object)
  const content = description.paths[operation[1]]?.post?.requestBody?.content
  const body = (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema
  return ajv.compile(forAjv(absolute(body), isClosed) as object)
}

const absolute = (schema: unknown) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"vendor#/'))

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: object
  }[]
}

interface Description {
  readonly paths: Readonly<
    Record<string, { readonly get?: Operation; readonly post?: Operation; readonly delete?: Operation }>
  >
  readonly components: object
}

function descriptionOf(prefix: string): Description | null {
  if (!folder || !existsSync(folder)) return null
  const file = readdirSync(folder).find((name) => name.startsWith(prefix))
  return file ? readDescription(join(folder, file)) : null
}

function readDescription(file: string): Description {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) return JSON.parse(text)
  // The parser that @fastify/swagger brings.
  const yaml = createRequire(createRequire(import.meta.url).resolve('@fastify/swagger'))('yaml')
  return yaml.parse(text)
}

/** Converts OpenAPI 3.0 to JSON Schema: `nullable`, and `oneOf`, of which several may match. Examples are no schemas. */
function forAjv(node: unknown, isClosed = false): unknown {
  if (Array.isArray(node)) return node.map((each) => forAjv(each, isClosed))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node)
    .filter(([key]) => !['examples', 'discriminator', 'nullable', 'x-oaiMeta'].includes(key))
    .map(([key, value]): [string, unknown] => [key === 'oneOf' ? 'anyOf' : key, forAjv(value, isClosed)])
  const schema = Object.fromEntries(entries)
  if (isClosed && schema.type === 'object' && schema.properties) schema.additionalProperties ??= false
  return 'nullable' in node && node.nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}
