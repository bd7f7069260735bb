import * as z from 'zod/mini'

/**
 * C0 and C1 controls, lone surrogates and the directional overrides that could turn a whole page round.
 * Joiners stay allowed: emoji and several scripts need them.
 */
const unprintable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u
const unprintableButLines = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u

/** One line as a person would type it: trimmed, at most `max` UTF-16 units, no control characters. */
export const line = (label: string, max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `${label} must be at most ${max} characters`),
    z.refine((text) => !unprintable.test(text), `${label} contains characters that cannot be used`),
  )

/** A line that must say something. `message` is what an empty one answers. */
export const requiredLine = (label: string, max: number, message = `${label} is required`) =>
  line(label, max).check(z.minLength(1, message))

/** Several lines; only line breaks and tabs are kept of the control characters. */
export const lines = (label: string, max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `${label} must be at most ${max} characters`),
    z.refine((text) => !unprintableButLines.test(text), `${label} contains characters that cannot be used`),
  )

/** An identity column of the database. */
export const rowId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
export const rowIdInBody = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
export const moment = z.iso.datetime()

/** What a signed address has in its query: until when it works, in seconds since 1970, and its seal. */
export const signature = {
  until: z.coerce.number().check(z.int()),
  seal: z.string().check(z.maxLength(100)),
}
