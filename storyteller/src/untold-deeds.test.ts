import { expect, it } from 'vitest'
import { plots } from './plots.ts'
import { untoldDeeds } from './untold-deeds.ts'

const fact = (said: string) => ({ said }) as Parameters<typeof untoldDeeds>[0]['answers'][number]

function untold(id: string, answered: string, deeds: readonly string[]): number {
  const plot = plots.find((each) => each.id === id)
  if (!plot) throw new Error(`no plot ${id}`)
  return untoldDeeds(
    { plot, answers: [fact(answered)], main: [], nearly: [], roles: new Map(), names: new Map() },
    deeds,
  )
}

it('counts the deeds that a plot has nothing of', () => {
  const climbed = [' got stuck at the top of the climbing wall', 'A girl called Tess climbed up next to him']
  expect(untold('life/with-both-eyes-shut', 'got stuck at the top of the climbing wall', climbed)).toBe(1)
  expect(untold('life/with-both-eyes-shut', climbed.join(', and '), climbed)).toBe(0)
})

it('has what stands in the text of the plot', () => {
  expect(untold('life/the-most-goes', '', [' lost at snakes and ladders'])).toBe(0)
  expect(untold('life/the-most-goes', '', [' fed the penguins'])).toBe(1)
})
