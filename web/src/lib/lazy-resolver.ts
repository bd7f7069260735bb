import type { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'

type Schema = Parameters<typeof zodResolver>[0]

/**
 * Checks a form by a schema that is fetched after the form is on screen: Zod stays out of the way of the first paint.
 * A schema that could not be fetched lets everything pass; the server checks by the same one.
 */
export function lazyResolver<Values extends FieldValues>(load: () => Promise<Schema>): Resolver<Values> {
  return async (values, context, options) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null)
    if (!parts) return { values, errors: {} }
    const [{ zodResolver }, schema] = parts
    const resolver = zodResolver(schema) as unknown as Resolver<Values>
    return resolver(values, context, options)
  }
}
