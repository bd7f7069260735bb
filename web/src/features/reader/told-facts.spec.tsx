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

it('says what became of the wish first, and counts what waits', () => {
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
    '“she starts school tomorrow”: the story is about it, on page 1.',
    'Your wish: the key given back, page 4',
    '“no witches”: kept out, as you asked.',
    '“12 Mill Lane”: left out. Addresses, names of schools and the like are never told.',
    '“a sleepover”: the story is about something similar. We do not have one about exactly this yet.',
    '“a rabbit called Flopsy”: it is in the story, on page 2.',
  ])
  expect(screen.getByText('2 things that you noted before wait for another night.')).toBeTruthy()
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
    '“a wedding”: left out. We have no story for it yet.',
    'Your wish: a story about a quokka, page 1',
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
    'Your wish: a visit from grandma, page 2',
    'Smaller things that this story leaves out: “tea”, “on the bus”.',
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
