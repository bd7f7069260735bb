import { expect, it } from 'vitest'
import { lookOf } from './look.ts'
import { tiesOf } from './relations.ts'
import type { Figure } from './scene.ts'
import type { PlacedThing } from './target.ts'

const child = (action: Figure['action'], more: Partial<Figure> = {}, looks = {}): Figure =>
  ({ kind: 'child', look: lookOf({ id: 'a', age: 6, ...looks }), action, mood: 'calm', ...more }) as Figure

const ties = (figure: Figure, ...things: PlacedThing[]) => tiesOf({ cast: [figure], things })
const onFirst = { to: { thing: 0 }, relation: 'on' }

it('puts what one eats or makes on the table that is there, but not what is said to be elsewhere', () => {
  const { things } = ties(
    child('stand'),
    { thing: 'table' },
    { thing: 'jam' },
    { thing: 'boot' },
    { thing: 'cup', side: 'left' },
    { thing: 'bread', relation: 'under', of: { thing: 0 } },
  )
  expect(things).toEqual([undefined, onFirst, undefined, undefined, { to: { thing: 0 }, relation: 'under' }])
  expect(ties(child('stand'), { thing: 'jam' }).things).toEqual([undefined])
})

it('leaves the paper before whoever writes on it', () => {
  expect(ties(child('write'), { thing: 'table' }, { thing: 'paper' }).things[1]).toBeUndefined()
  expect(ties(child('stand'), { thing: 'table' }, { thing: 'paper' }).things[1]).toEqual(onFirst)
})

it('lays whoever lies down on the mattress that is there', () => {
  expect(ties(child('lie-front'), { thing: 'mattress' }).figures).toEqual([onFirst])
  expect(ties(child('lie-front'), { thing: 'box' }).figures).toEqual([undefined])
})

it('leaves a child in a wheelchair in it, beside the bench', () => {
  const sitting = { target: { thing: 0 }, relation: 'on' } as const
  expect(ties(child('sit', sitting), { thing: 'bench' }).figures).toEqual([onFirst])
  const wheelchair = { otherFeatures: 'wheelchair' }
  expect(ties(child('sit', sitting, wheelchair), { thing: 'bench' }).figures).toEqual([undefined])
})

it('an animal that sleeps is in its basket, and people who sleep are in bed', () => {
  const nap = { action: 'sleep', mood: 'sleepy', target: { thing: 0 }, relation: 'in' } as const
  const cat: Figure = { kind: 'creature', species: 'cat', ...nap }
  const child: Figure = { kind: 'child', look: lookOf({ id: 'mia', age: 5 }), ...nap }
  const { figures } = tiesOf({ cast: [cat, child], things: [{ thing: 'basket' }] })
  expect(figures).toEqual([{ to: { thing: 0 }, relation: 'in' }, undefined])
})
