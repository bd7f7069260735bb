import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'

type Schema = Parameters<typeof zodResolver>[0]

/** Checks a form by a schema that is fetched when the form first needs it: Zod stays out of the way of the first paint. */
export function lazyResolver<Values extends FieldValues>(load: () => Promise<Schema>): Resolver<Values> {
  return async (values, context, options) => {
    const resolver = zodResolver(await load()) as unknown as Resolver<Values>
    return resolver(values, context, options)
  }
}
