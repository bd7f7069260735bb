import { expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { factsOf } from './facts-of.ts'

const feared = (details: string) => {
  const children = [{ id: 1, name: 'Mia', age: 5, interests: [], appearance: { hasGlasses: false } }]
  const brief: Brief = {
    seed: 'a',
    theme: 'adventure',
    length: 'short',
    children,
    companions: [],
    details,
    toldBefore: [],
    narration: null,
  }
  return factsOf(brief).avoid.flatMap(({ words }) => words)
}

it('keeps out what a child is afraid of, and not what the somebody of a wished-for story is', () => {
  expect(feared('Mia is scared of dogs')).toContain('dog')
  expect(feared("a cat that's afraid of dogs please")).toEqual([])
  expect(feared('a viking knocks on the door and is scared of the kettle')).toEqual([])
  expect(feared('a viking knocks on the door and Mia is scared of the kettle')).toContain('kettle')
  expect(feared('a spider moves into the bath and she is scared of spiders')).toContain('spider')
  expect(feared('a giant finds a dog. he is scared of dogs')).toContain('dog')
  expect(feared('a torch that was scared of the dark. is that too silly?')).toEqual([])
})
