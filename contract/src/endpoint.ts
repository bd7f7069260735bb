import type * as z from 'zod/mini'

/** One promise between web and server: how a call is made and every body it may answer with. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify's notation: `/api/stories/:id`. */
  readonly url: string
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  /** Bodies by status. 4xx and 5xx always carry an `ErrorBody`, so they are not listed. */
  readonly replies: { readonly [status: number]: z.ZodMiniType }
}

// @__NO_SIDE_EFFECTS__
export const endpoint = <const E extends Endpoint>(shape: E): E => shape

/** An endpoint that answers with a file instead of JSON: a picture, sound, a book. */
export interface FileEndpoint extends Endpoint {
  readonly method: 'GET'
  /** What the file may be, as media types. */
  readonly contentTypes: readonly string[]
}

// @__NO_SIDE_EFFECTS__
export const file = <const F extends Omit<FileEndpoint, 'method' | 'replies'>>(shape: F) => ({
  ...shape,
  method: 'GET' as const,
  replies: {},
})

/** Below it is every file that is stored; what follows is the name of the file in the store. */
export const mediaRoot = '/media/'

export type ParamsOf<E extends Endpoint> = E extends { params: infer P extends z.ZodMiniType }
  ? z.output<P>
  : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends z.ZodMiniType }
  ? z.output<Q>
  : undefined
export type BodyOf<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType }
  ? z.output<B>
  : undefined

/** What a caller may send: defaults may be left out. */
export type QueryInput<E extends Endpoint> = E extends { query: infer Q extends z.ZodMiniType }
  ? z.input<Q>
  : undefined
export type BodyInput<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined
export type ParamsInput<E extends Endpoint> = E extends { params: infer P extends z.ZodMiniType }
  ? z.input<P>
  : undefined

type Given<Name extends string, Value> = Value extends undefined
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value }

/** What an address is made of. */
export type UrlParts<E extends Endpoint> = Given<'params', ParamsInput<E>> & {
  readonly query?: QueryInput<E>
}

/** The address of an endpoint, with its parameters in place; what is undefined in the query is left out. */
export function urlOf<E extends Endpoint>(
  { url }: E,
  ...[parts]: object extends UrlParts<E> ? [UrlParts<E>?] : [UrlParts<E>]
): string {
  const params = (parts?.params ?? {}) as Record<string, unknown>
  const path = url.replace(/:(\w+)|\*$/g, (_, name: string | undefined) => {
    const encoded = encodeURIComponent(String(params[name ?? '*']))
    // What stands for the rest of a path keeps its slashes.
    return name ? encoded : encoded.replaceAll('%2F', '/')
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts?.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** The union of all bodies that a success may carry. */
export type ReplyOf<E extends Endpoint> = E['replies'][keyof E['replies']] extends infer R
  ? R extends z.ZodMiniType
    ? z.output<R>
    : never
  : never
