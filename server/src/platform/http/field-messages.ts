import { locales } from 'zod'
import type { $ZodErrorMap } from 'zod/v4/core'

/**
 * Default messages for input that the contract has no message for: they name the field, as a person would.
 * What is not listed here keeps Zod's English.
 */
export const fieldMessages: $ZodErrorMap = (issue) => {
  const name = nameOf(issue.path)
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return `${name} is missing.`
    return `${name} must be ${kinds[issue.expected] ?? issue.expected}.`
  }
  if (issue.code === 'invalid_value') return `${name} must be ${issue.values.map(String).join(' or ')}.`
  const unit = issue.code === 'too_small' || issue.code === 'too_big' ? units[issue.origin] : undefined
  if (issue.code === 'too_small' && unit !== undefined)
    return `${name} must be at least ${issue.minimum}${unit}.`
  if (issue.code === 'too_big' && unit !== undefined)
    return `${name} must be at most ${issue.maximum}${unit}.`
  return english(issue)
}

const english = locales.en().localeError

const units: Readonly<Record<string, string>> = {
  number: '',
  int: '',
  string: ' characters',
  array: ' entries',
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** 'Story theme' for ['storyTheme'], 'Name' for ['customSupportingCharacters', 0, 'name'], 'The body' for the whole. */
function nameOf(path: readonly PropertyKey[] = []): string {
  const last = path.findLast((part) => typeof part === 'string')
  if (!last) return 'The body'
  const words = last.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
