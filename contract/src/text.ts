import * as z from 'zod/mini'

/**
 * C0 and C1 controls, lone surrogates and the directional overrides that could reverse a whole page.
 * Joiners are allowed: emoji and several scripts need them.
 */
const unprintable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u
const unprintableExceptLineBreaks = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u

/** One line as a person would type it: trimmed, at most `max` UTF-16 units, no control characters. */
export const line = (label: string, max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `${label} must be at most ${max} characters`),
    z.refine((text) => !unprintable.test(text), `${label} contains characters that cannot be used`),
  )

/** A line that must not be empty. `message` is the error for an empty one. */
export const requiredLine = (label: string, max: number, message = `${label} is required`) =>
  line(label, max).check(z.minLength(1, message))

/** Several lines; of the control characters only line breaks and tabs are allowed. */
export const lines = (label: string, max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `${label} must be at most ${max} characters`),
    z.refine(
      (text) => !unprintableExceptLineBreaks.test(text),
      `${label} contains characters that cannot be used`,
    ),
  )

/** The value of an identity column of the database. */
export const rowId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
export const rowIdInBody = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
export const isoDateTime = z.iso.datetime()

/** The query of a signed URL: `until`, its expiry in seconds since 1970, and `seal`, its signature. */
export const signature = {
  until: z.coerce.number().check(z.int()),
  seal: z.string().check(z.maxLength(100)),
}
