import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** A folder with the vendors' own descriptions of what they take. Without it requests are not checked against them. */
const folder = process.env.VENDOR_CONTRACTS

/** Descriptions by the beginning of their file's name, and the operation in them. */
const operations: Readonly<Record<string, readonly [file: string, path: string]>> = {
  '/chat/completions': ['openai.', '/chat/completions'],
  '/moderations': ['openai.', '/moderations'],
  '/messages': ['anthropic.', '/v1/messages'],
}

const compiled = new Map<string, ValidateFunction | null>()

/** What a vendor would object to in a request; null when nothing is wrong, or nothing is known. */
export function checkRequest(path: string, body: string): string | null {
  const validate = validatorFor(path)
  if (!validate || validate(JSON.parse(body))) return null
  const faults = validate.errors?.map(({ instancePath, message }) => `${instancePath || 'body'} ${message}`)
  return `${path}: ${faults?.slice(0, 3).join('; ')}`
}

function validatorFor(path: string): ValidateFunction | null {
  const known = compiled.get(path)
  if (known !== undefined) return known
  const made = compile(path)
  compiled.set(path, made)
  return made
}

function compile(path: string): ValidateFunction | null {
  const operation = operations[path]
  if (!folder || !operation || !existsSync(folder)) return null
  const [prefix, url] = operation
  const file = readdirSync(folder).find((name) => name.startsWith(prefix))
  if (!file) return null
  const description = readDescription(join(folder, file))
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
  ajv.addSchema(forAjv({ $id: 'vendor', components: description.components }) as object)
  const body = description.paths[url]?.post?.requestBody?.content['application/json']?.schema
  return ajv.compile(forAjv(JSON.parse(JSON.stringify(body).replaceAll('"#/', '"vendor#/'))) as object)
}

interface Description {
  readonly paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: object }> } } }>
  readonly components: object
}

function readDescription(file: string): Description {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) return JSON.parse(text)
  // The parser that our own description is written with.
  const yaml = createRequire(createRequire(import.meta.url).resolve('@fastify/swagger'))('yaml')
  return yaml.parse(text)
}

/** OpenAPI 3.0 says `nullable`; and where it says `oneOf`, more than one may fit. Examples are no schemas. */
function forAjv(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forAjv)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node)
    .filter(([key]) => !['examples', 'discriminator', 'nullable', 'x-oaiMeta'].includes(key))
    .map(([key, value]): [string, unknown] => [key === 'oneOf' ? 'anyOf' : key, forAjv(value)])
  const schema = Object.fromEntries(entries)
  return 'nullable' in node && node.nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}
