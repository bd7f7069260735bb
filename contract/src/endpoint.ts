import type * as z from 'zod/mini'

/** One call between web app and server: its request and all of its possible reply bodies. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** In Fastify's notation: `/api/stories/:id`. */
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

/** An endpoint that replies with a file instead of JSON: a picture, audio, a book. */
export interface FileEndpoint extends Endpoint {
  readonly method: 'GET'
  /** The possible media types of the file. */
  readonly contentTypes: readonly string[]
}

// @__NO_SIDE_EFFECTS__
export const file = <const F extends Omit<FileEndpoint, 'method' | 'replies'>>(shape: F) => ({
  ...shape,
  method: 'GET' as const,
  replies: {},
})

/** The path prefix of all stored files; the rest of the path is the file's key in the store. */
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

/** What a caller sends: fields with defaults are optional. */
export type QueryInput<E extends Endpoint> = E extends { query: infer Q extends z.ZodMiniType }
  ? z.input<Q>
  : undefined
export type BodyInput<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined
export type ParamsInput<E extends Endpoint> = E extends { params: infer P extends z.ZodMiniType }
  ? z.input<P>
  : undefined

type UrlPart<Name extends string, Value> = Value extends undefined
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value }

/** The parameters and the query of a URL. */
export type UrlParts<E extends Endpoint> = UrlPart<'params', ParamsInput<E>> & {
  readonly query?: QueryInput<E>
}

/** The URL of an endpoint with its parameters filled in; undefined query values are left out. */
export function urlOf<E extends Endpoint>(
  { url }: E,
  ...[parts]: object extends UrlParts<E> ? [UrlParts<E>?] : [UrlParts<E>]
): string {
  const params: Record<string, unknown> = parts?.params ?? {}
  const path = url.replace(/:(\w+)|\*$/g, (_, name: string | undefined) => {
    const encoded = encodeURIComponent(String(params[name ?? '*']))
    // The wildcard stands for the rest of a path and keeps its slashes.
    return name ? encoded : encoded.replaceAll('%2F', '/')
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts?.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** The union of the bodies of all success statuses. */
export type ReplyOf<E extends Endpoint> = E['replies'][keyof E['replies']] extends infer R
  ? R extends z.ZodMiniType
    ? z.output<R>
    : never
  : never
