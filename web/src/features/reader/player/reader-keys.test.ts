import { describe, expect, it } from 'vitest'
import { commandFor } from './reader-keys.ts'

/** An element that matches selectors with this name. */
const on = (name: string) =>
  ({ closest: (selector: string) => (selector.split(', ').includes(name) ? {} : null) }) as unknown as Element
const press = (key: string, more: Partial<Parameters<typeof commandFor>[0]> = {}) =>
  commandFor({
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

describe('commandFor', () => {
  it('maps space and the left and right arrows', () => {
    expect(press(' ')).toBe('toggle')
    expect(press('ArrowRight')).toBe('next')
    expect(press('ArrowLeft')).toBe('previous')
    for (const key of ['ArrowUp', 'ArrowDown', 'Enter', 'k']) expect(press(key)).toBeNull()
    expect(press(' ', { target: null })).toBe('toggle')
  })

  it.each(['input', 'textarea', '[role="slider"]', '[role="dialog"]', '[role="radio"]'])(
    'leaves all keys to %s',
    (name) => {
      for (const key of [' ', 'ArrowLeft', 'ArrowRight']) expect(press(key, { target: on(name) })).toBeNull()
    },
  )

  it('leaves space to a button, but not the arrows', () => {
    expect(press(' ', { target: on('button') })).toBeNull()
    expect(press('ArrowRight', { target: on('button') })).toBe('next')
  })

  it('ignores key combinations, handled events and repeated space', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])
      expect(press('ArrowRight', { [modifier]: true })).toBeNull()
    expect(press(' ', { repeat: true })).toBeNull()
    expect(press('ArrowRight', { repeat: true })).toBe('next')
  })
})
