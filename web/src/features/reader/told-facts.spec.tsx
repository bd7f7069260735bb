import type { FactReceipt } from '@nightlight/contract'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ToldFacts } from './told-facts.tsx'

const fact = (said: string, more: Partial<FactReceipt> = {}): FactReceipt => ({
  said,
  from: 'wish',
  kind: 'event',
  about: '',
  outcome: 'left-out',
  why: null,
  section: null,
  ...more,
})

const textsOf = (facts: readonly FactReceipt[]) =>
  within(render(<ToldFacts facts={facts} />).container)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('says what became of the wish first, and which notes wait', () => {
  expect(
    textsOf([
      fact('a rabbit called Flopsy', { from: 'note', outcome: 'told', section: 1 }),
      fact('likes custard', { from: 'note', outcome: 'waits' }),
      fact('can whistle', { from: 'note', outcome: 'waits' }),
      fact('she starts school tomorrow', { outcome: 'shaped', section: 0 }),
      fact('the key given back', { outcome: 'told', section: 3 }),
      fact('no witches', { outcome: 'kept-out' }),
      fact('12 Mill Lane', { why: 'private' }),
      fact('a sleepover', { outcome: 'shaped', why: 'in-part' }),
    ]),
  ).toEqual([
    '“she starts school tomorrow”: the story is about it, from page 1 on.',
    '“the key given back”: it is in the story, on page 4.',
    '“no witches”: kept out, as you asked.',
    '“12 Mill Lane”: left out. Addresses, names of schools and the like are never told.',
    '“a sleepover”: the story is about something similar. We do not have one about exactly this yet.',
    '“a rabbit called Flopsy”: it is in the story, on page 2.',
  ])
  expect(
    screen.getByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent ===
          '2 things that you noted before wait for another night: “likes custard”, “can whistle”.',
    ),
  ).toBeTruthy()
})

it('tells several things of one sentence apart', () => {
  const said = 'a story about a quokka at a wedding'
  expect(
    textsOf([
      fact(said, { label: 'a wedding', why: 'no-story' }),
      fact(said, { label: 'a story about a quokka', outcome: 'told', section: 0 }),
      fact('no witches at all', { label: 'no witches', outcome: 'kept-out' }),
    ]),
  ).toEqual([
    'a wedding: left out. We have no story for it yet.',
    'a story about a quokka: it is in the story, on page 1.',
    '“no witches at all”: kept out, as you asked.',
  ])
})

it('names what has a part in the story by itself, and smaller things together', () => {
  const { container } = render(
    <ToldFacts
      facts={[
        fact('Grandma came for tea', { label: 'a visit from grandma', outcome: 'told', section: 1 }),
        fact('tea', { kind: 'words', why: 'detail' }),
        fact('on the bus', { kind: 'words', why: 'detail' }),
      ]}
    />,
  )
  expect([...container.querySelectorAll('li, p')].map(({ textContent }) => textContent)).toEqual([
    'a visit from grandma: it is in the story, on page 2.',
    'Smaller things that this story leaves out: “tea”, “on the bus”.',
  ])
})

it('tells what was read out and played from what was only said, and from what the story is about', () => {
  expect(
    textsOf([
      fact('Grandad found it in the post box', {
        label: 'found the red mitten',
        outcome: 'shaped',
        section: 0,
      }),
      fact('We had pancakes for tea', { label: 'pancakes', outcome: 'told', section: 0, how: 'played' }),
      fact('Mia shrinks', { label: 'shrinks', outcome: 'told', section: 0, how: 'happens' }),
      fact('We had a picnic', { label: 'a picnic', outcome: 'told', section: 0, how: 'quoted' }),
      fact('Grandad', { kind: 'words', outcome: 'told', section: 0, how: 'quoted' }),
      fact('the post box', { kind: 'words', outcome: 'told', section: 0, how: 'quoted' }),
      fact('short', { kind: 'want', label: 'short', outcome: 'told' }),
    ]),
  ).toEqual([
    '“Grandad found it in the post box”: the story is about it, from page 1 on.',
    '“We had pancakes for tea”: read out on page 1, and played in the story.',
    '“Mia shrinks”: it happens in the story, on page 1.',
    '“We had a picnic”: told in your words on page 1, before the story begins.',
    '“Grandad”, “the post box”: told in your words on page 1, before the story begins.',
    'short: the story is like that.',
  ])
})

it('gives a reason for everything that was left out', () => {
  const reasons = [
    'no-story',
    'not-this-time',
    'tender',
    'private',
    'unsure',
    'unavoidable',
    'not-found',
    'not-understood',
    'not-checked',
  ] as const
  const texts = textsOf(reasons.map((why) => fact(why, { why })))
  expect(new Set(texts.map((text) => text?.split(': ')[1])).size).toBe(reasons.length)
})
