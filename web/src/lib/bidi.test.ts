import { describe, expect, it } from 'vitest'
import { directionOf, isolate } from './bidi.ts'

describe('isolate', () => {
  it.each(['ליאור', 'ليلى', 'Ada ליאור'])('keeps %s apart from the words beside it', (name) =>
    expect(isolate(name)).toBe(`\u2068${name}\u2069`),
  )

  it.each(['Marigold', 'Zoë', 'Анна', '小明', ''])('leaves "%s" as it is', (name) =>
    expect(isolate(name)).toBe(name),
  )
})

describe('directionOf', () => {
  it.each([
    ['ליאור and the Owl', 'ltr'],
    ['ليلى had gone to bed. “ليلى!” said the owl.', 'ltr'],
    ['ליאור והינשוף Luna', 'rtl'],
    ['ليلى', 'rtl'],
    ['', 'ltr'],
    ['12 🌙', 'ltr'],
  ])('of "%s" is %s', (text, direction) => expect(directionOf(text)).toBe(direction))
})
