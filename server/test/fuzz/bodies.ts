import fc from 'fast-check'
import { z } from 'zod'

/** JSON Schema, as far as the contract uses it. */
interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** Texts that often break programs: null bytes, lone surrogates, right-to-left marks, markup, templates, numbers as text. */
export const nastyWords = [
  '',
  ' ',
  '\u0000',
  'a\u0000bc',
  '\ud800abc',
  '\u202eabc',
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(12),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{constructor}}#{7*7}%s%n',
  '../../../etc/passwd',
  '__proto__',
  '2147483648',
  '-1',
  'NaN',
  '1e309',
  'Infinity',
  'x'.repeat(5000),
]

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    [],
    {},
    [[]],
    [null],
    { $ne: null },
    { id: 1 },
  ),
  fc.constantFrom(...nastyWords),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Properties of every JavaScript object: a lookup by text in a plain object finds functions there. */
export const prototypeNames: readonly string[] = Object.getOwnPropertyNames(Object.prototype)

/** A valid body, with one text in every text field. */
export function bodyOfWord(schema: z.core.$ZodType, word: string, seed: number): unknown {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const texts = ({ minLength = 0, maxLength = 300 }: Shape) =>
    fc.constant(word.slice(0, maxLength).padEnd(minLength, ` ${word}`))
  return fc.sample(valuesOf(shape, texts), { numRuns: 1, seed })[0]
}

/** Valid bodies, bodies with one invalid field, and bodies that are something else altogether. */
export function bodiesFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const fitting = valuesOf(shape)
  const spoilt = fc.tuple(fitting, fc.nat(), nastyValue).map(([body, at, wrong]) => spoil(body, at, wrong))
  return fc.oneof({ arbitrary: fitting, weight: 5 }, { arbitrary: spoilt, weight: 4 }, nastyValue)
}

function spoil(body: unknown, at: number, wrong: unknown): unknown {
  if (typeof body !== 'object' || body === null) return wrong
  const keys = Object.keys(body)
  const key = keys[at % Math.max(1, keys.length)] ?? 'anything'
  return Array.isArray(body) ? [wrong] : { ...body, [key]: wrong }
}

type Texts = (shape: Shape) => fc.Arbitrary<string>

function valuesOf(shape: Shape, texts: Texts = wordsOf): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, texts)))
  switch (shape.type) {
    case 'string':
      return shape.format ? wordsOf(shape) : texts(shape)
    case 'integer':
    case 'number':
      return numbersOf(shape)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return listsOf(shape, texts)
    case 'object':
      return objectsOf(shape, texts)
    default:
      return nastyValue
  }
}

function wordsOf({ format, minLength = 0, maxLength = 60 }: Shape): fc.Arbitrary<string> {
  if (format === 'email') return fc.nat(999).map((number) => `reader-${number}@example.org`)
  if (format === 'uuid') return fc.uuid()
  const longest = Math.max(minLength, Math.min(maxLength, 300))
  const plain = fc.string({ minLength, maxLength: longest, unit: 'grapheme' })
  const nasty = fc
    .constantFrom(...nastyWords)
    .map((word) => word.slice(0, maxLength).padEnd(minLength, 'owl '))
  return fc.oneof({ arbitrary: plain, weight: 3 }, nasty)
}

function numbersOf({ type, minimum = -1000, maximum = 2 ** 31 - 1 }: Shape): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31 - 1)]
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}

function listsOf({ items = {}, minItems = 0, maxItems = 4 }: Shape, texts: Texts): fc.Arbitrary<unknown[]> {
  return fc.array(valuesOf(items, texts), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 6)),
  })
}

function objectsOf({ properties = {}, required = [] }: Shape, texts: Texts): fc.Arbitrary<object> {
  const values = Object.entries(properties).map(([key, value]) => [key, valuesOf(value, texts)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: [...required] })
}
