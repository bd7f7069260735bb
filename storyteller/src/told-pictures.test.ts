import { expect, it } from 'vitest'
import { tellStory, themes } from './index.ts'
import { themeFiller } from './theme-things.ts'

const briefs = Array.from({ length: 30 }, (_, index) => ({
  seed: `told-${index}`,
  theme: themes[index % themes.length] ?? 'space',
  length: 'short' as const,
  children: [{ name: 'Mia', age: 6 }],
  companions: [{ name: 'Tom', relationship: 'friend' }],
}))

it('a companion is in no picture before the text has named them', () => {
  let count = 0
  for (const brief of briefs) {
    const texts: string[] = []
    for (const { text, scene } of tellStory(brief).sections) {
      texts.push(text)
      const isThere = scene.cast.some(({ who }) => who === 'companion:0')
      if (isThere) expect(texts.join('\n')).toContain('Tom')
      else count++
    }
  }
  expect(count).toBeGreaterThan(0)
})

it('the thing of a theme is in the picture only where the text names it', () => {
  for (const brief of briefs.filter(({ theme }) => theme === 'space')) {
    const word = themeFiller(brief).noun.split(' ').at(-1) ?? ''
    const thing = word === 'rocket' ? 'spaceship' : 'helmet'
    for (const { text, scene } of tellStory(brief).sections)
      if (/^(?!.*(?:rocket|spaceship|helmet))/is.test(text))
        expect(scene.things.map((each) => each.thing)).not.toContain(thing)
  }
})
