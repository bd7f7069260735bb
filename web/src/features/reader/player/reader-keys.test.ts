import { describe, expect, it } from 'vitest'
import { meaningOf } from './reader-keys.ts'

/** An element that is found by the selectors that name it. */
const on = (name: string) =>
  ({ closest: (selector: string) => (selector.split(', ').includes(name) ? {} : null) }) as unknown as Element
const press = (key: string, more: Partial<Parameters<typeof meaningOf>[0]> = {}) =>
  meaningOf({
    key,
    repeat: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
    target: on('main'),
    ...more,
  })

describe('keys of the reader', () => {
  it('are space and the arrows to the sides', () => {
    expect(press(' ')).toBe('toggle')
    expect(press('ArrowRight')).toBe('on')
    expect(press('ArrowLeft')).toBe('back')
    for (const key of ['ArrowUp', 'ArrowDown', 'Enter', 'k']) expect(press(key)).toBeNull()
    expect(press(' ', { target: null })).toBe('toggle')
  })

  it.each(['input', 'textarea', '[role="slider"]', '[role="dialog"]', '[role="radio"]'])(
    'are left to %s',
    (name) => {
      for (const key of [' ', 'ArrowLeft', 'ArrowRight']) expect(press(key, { target: on(name) })).toBeNull()
    },
  )

  it('leave space to a button, and lead on from it by arrow', () => {
    expect(press(' ', { target: on('button') })).toBeNull()
    expect(press('ArrowRight', { target: on('button') })).toBe('on')
  })

  it('mean nothing together with others, or when somebody has used them', () => {
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])
      expect(press('ArrowRight', { [held]: true })).toBeNull()
    expect(press(' ', { repeat: true })).toBeNull()
    expect(press('ArrowRight', { repeat: true })).toBe('on')
  })
})
