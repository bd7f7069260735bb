import { describe, expect, it } from 'vitest'
import { lookOf } from '../look.ts'
import type { Action } from '../words.ts'
import { contactsFor, type Met } from './contacts.ts'
import { distance } from './joints.ts'
import type { Person } from './measures.ts'
import { poseFigure } from './pose.ts'

const look = lookOf({ id: 'somebody', age: 8 })
const person = (action: Action): Person => ({ kind: 'child', look, action, mood: 'calm' })
const left = { x: 500, y: 760, scale: 1.44, isFlipped: false }
const right = { x: 640, y: 760, scale: 1.44, isFlipped: true }

/** Poses somebody on the left who does something to what stands on the right. */
const meet = (action: Action, met: Met) => {
  const who: Person = { ...person(action), relation: 'on' }
  const contacts = contactsFor(who, left, met)
  return { contacts, posed: poseFigure(who, left, contacts) }
}

const chest: Met = { thing: { left: 580, right: 680, top: 660, bottom: 760 } }
const dog: Met = {
  creature: { head: { x: 590, y: 650 }, back: { x: 640, y: 680 }, mouth: { x: 574, y: 664 } },
}
const friend: Met = { person: poseFigure(person('hold-hands'), right) }

describe('who does something to somebody', () => {
  it.each([
    ['hug', friend],
    ['hug', dog],
    ['hold-hands', friend],
    ['give', friend],
    ['push', chest],
    ['pull', chest],
    ['stroke', dog],
    ['knock', chest],
    ['tuck-in', chest],
    ['peek', chest],
  ] as const)('has the hands there: %s', (action, met) => {
    const { contacts, posed } = meet(action, met)
    expect(contacts.near).toBeDefined()
    for (const side of ['near', 'far'] as const) {
      const target = contacts[side]
      if (target) expect(distance(posed.hands[side], target)).toBeLessThan(2)
    }
  })

  it('points at it with an arm of its own length, and does not bend after it', () => {
    const far: Met = { thing: { left: 1000, right: 1050, top: 200, bottom: 260 } }
    const { posed } = meet('point', far)
    const usual = poseFigure(person('point'), left)
    expect(distance(posed.face, usual.face)).toBeLessThan(2)
    expect(posed.hands.near.y).toBeLessThan(usual.hands.near.y)
  })

  it('sits on it, as high as it is', () => {
    const usual = poseFigure(person('sit'), left)
    const { posed } = meet('sit', chest)
    expect(posed.lap.y).toBeLessThan(usual.lap.y - 40)
    const onBack = meet('ride', dog)
    expect(onBack.contacts.seat).toBe(80)
  })

  it('sits before it on the ground', () => {
    expect(contactsFor({ ...person('sit'), relation: 'before' }, left, chest).seat).toBeUndefined()
  })

  it('kicks it with the foot, on the ground', () => {
    const { contacts } = meet('kick', chest)
    expect(contacts.nearFoot?.y).toBeLessThan(760)
  })

  it('looks at the face of whoever it is', () => {
    expect(meet('whisper', friend).contacts.lookAt).toEqual(
      'person' in friend ? friend.person.face : undefined,
    )
  })
})
