import type { z } from 'zod'

/** One promise between web and server: how a call is made and every body it may answer with. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify's notation: `/api/stories/:id`. */
  readonly url: string
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Bodies by status. 4xx and 5xx always carry an `ErrorBody`, so they are not listed. */
  readonly replies: { readonly [status: number]: z.ZodType }
}

export const endpoint = <const E extends Endpoint>(shape: E): E => shape

export type ParamsOf<E extends Endpoint> = E extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined
export type BodyOf<E extends Endpoint> = E extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined

/** What a caller may send: defaults may be left out. */
export type QueryInput<E extends Endpoint> = E extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : undefined
export type BodyInput<E extends Endpoint> = E extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined
export type ParamsInput<E extends Endpoint> = E extends { params: infer P extends z.ZodType }
  ? z.input<P>
  : undefined

/** The union of all bodies that a success may carry. */
export type ReplyOf<E extends Endpoint> = E['replies'][keyof E['replies']] extends infer R
  ? R extends z.ZodType
    ? z.output<R>
    : never
  : never
