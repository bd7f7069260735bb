import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** A folder with Stripe's own API description and sample objects. Without it nothing is checked against them. */
const folder = process.env.VENDOR_CONTRACTS

type Json = Readonly<Record<string, unknown>>

interface Operation {
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: object }[]
  readonly requestBody?: { content: Record<string, { schema: object }> }
}

interface Description {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: object
}

const description = readBeginningWith<Description>('stripe.cut.full')
const samples = readBeginningWith<{ resources: Record<string, Json> }>('stripe.fixtures')?.resources

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, coerceTypes: true })
if (description) {
  ajv.addSchema(forAjv({ $id: 'stripe', components: description.components }) as object)
}
const compiled = new Map<string, ValidateFunction | null>()

/** How many requests were checked against the description, and how many replies against the samples. */
export const checked = { requests: 0, replies: 0 }

/**
 * What Stripe's description objects to. The stored description is older than the API version in use: what it does not describe is
 * checked only by the SDK's types.
 */
export function findObjection(method: string, path: string, sent: Json): string | null {
  const validate = validatorOf(method.toLowerCase(), path)
  if (!validate) return null
  checked.requests++
  if (validate(structuredClone(sent))) return null
  const faults = validate.errors?.map((fault) => {
    const extra = 'additionalProperty' in fault.params ? ` (${fault.params.additionalProperty})` : ''
    return `${fault.instancePath || 'request'} ${fault.message}${extra}`
  })
  return `${method} ${path}: ${faults?.slice(0, 4).join('; ')}`
}

/** Fields that are returned only on request, and so are not in the samples. */
const onDemand = new Set(['confirmation_secret', 'deleted'])

/** A field of a reply that Stripe's own sample of that object does not have, or has with another type. */
export function findInvented(reply: unknown): string | null {
  if (!samples || typeof reply !== 'object' || reply === null) return null
  const { object, data, deleted } = reply as { object?: string; data?: unknown[]; deleted?: boolean }
  if (object === 'list') return (data ?? []).map(findInvented).find(Boolean) ?? null
  const sample = samples[deleted ? `deleted_${object}` : String(object)]
  if (!sample) return `an object that Stripe has no sample of: ${object}`
  checked.replies++
  return differenceOf(reply as Json, sample, String(object))
}

function differenceOf(made: Json, sample: Json, path: string): string | null {
  for (const [name, value] of Object.entries(made)) {
    const here = `${path}.${name}`
    const expected = sample[name]
    if (onDemand.has(name) || value === null || expected === null) continue
    if (name === 'metadata') continue
    if (expected === undefined) return `${here} is not in the sample`
    if (isObject(value) && 'object' in value) {
      // An event contains any object; the others name their type.
      const nested = findInvented(isObject(value.object) ? value.object : value)
      if (nested) return `${here}: ${nested}`
    } else if (isObject(value) && isObject(expected)) {
      const nested = differenceOf(value, expected, here)
      if (nested) return nested
    } else if (Array.isArray(value)) {
      const nested = value.map(findInvented).find(Boolean)
      if (nested) return `${here}: ${nested}`
    } else if (!isObject(value) && typeof value !== typeof expected) {
      return `${here} is a ${typeof value}, not a ${typeof expected}`
    }
  }
  return null
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function validatorOf(method: string, path: string): ValidateFunction | null {
  const name = `${method} ${path}`
  const expected = compiled.get(name)
  if (expected !== undefined) return expected
  const made = compile(method, path)
  compiled.set(name, made)
  return made
}

function compile(method: string, path: string): ValidateFunction | null {
  const described = Object.keys(description?.paths ?? {}).find((each) => isSamePath(each, path))
  const operation = described && description?.paths[described]?.[method]
  if (!operation) return null
  const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  // A GET has an empty body beside its query.
  const inQuery = {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
  }
  const schema = method === 'get' ? inQuery : body
  return ajv.compile(forAjv(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"stripe#/'))) as object)
}

/** `/v1/subscriptions/{subscription_exposed_id}` and `/v1/subscriptions/:id`. */
const isSamePath = (described: string, path: string) => described.replace(/\{\w+\}/g, ':id') === path

/** OpenAPI 3.0 says `nullable`. */
function forAjv(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forAjv)
  if (!isObject(node)) return node
  const { nullable, ...rest } = node
  const schema = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, forAjv(value)]))
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}

function readBeginningWith<T>(prefix: string): T | null {
  if (!folder || !existsSync(folder)) return null
  const file = readdirSync(folder).find((name) => name.startsWith(prefix))
  return file ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : null
}
