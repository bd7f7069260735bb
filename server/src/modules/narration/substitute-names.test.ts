import type { WordTiming } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../platform/audio/words-of.ts'
import { substituteNames } from './substitute-names.ts'

/** Every word takes a second. */
const timed = (text: string) =>
  wordsOf(text).map(({ start, end }, at): WordTiming => [start, end, at * 1000, at * 1000 + 900])

const substitute = (text: string, names: Record<string, string>) => {
  const { spoken, toOriginal } = substituteNames(text, names)
  return {
    spoken,
    shown: toOriginal(timed(spoken)).map(([start, end, from, to]) => [text.slice(start, end), from, to]),
  }
}

describe('a name with its own pronunciation', () => {
  it('is spoken as it is pronounced, and shown as it is written', () => {
    const text = 'Siobhan slept. “Siobhan’s asleep,” said Mia.'
    expect(substitute(text, { Siobhan: 'shiVAWN' })).toEqual({
      spoken: 'shivawn slept. “shivawn’s asleep,” said Mia.',
      shown: [
        ['Siobhan', 0, 900],
        ['slept', 1000, 1900],
        ['Siobhan’s', 2000, 2900],
        ['asleep', 3000, 3900],
        ['said', 4000, 4900],
        ['Mia', 5000, 5900],
      ],
    })
  })

  it('may be spoken as several words where one is shown, or as one where several are', () => {
    expect(substitute('Good night, Ida!', { Ida: 'EE dah' }).shown.at(-1)).toEqual(['Ida', 2000, 3900])
    const { spoken, shown } = substitute('Hush, Mary  Ann.', { 'Mary Ann': 'marian' })
    expect([spoken, shown.at(-1)]).toEqual(['Hush, marian.', ['Mary  Ann', 1000, 1900]])
  })

  it.each([
    ['Anna ran, and Ann ran.', { Ann: 'ahn' }, 'Anna ran, and ahn ran.'],
    ['Will you? I will, Will.', { Will: 'veel' }, 'veel you? I will, veel.'],
    ['ANN! cried Ann-Marie.', { Ann: 'ahn', 'Ann-Marie': 'ahn-mah-ree' }, 'ahn! cried ahn-mah-ree.'],
    ["D’Arcy and D'Arcy", { "D'Arcy": 'dar-see' }, 'dar-see and dar-see'],
    ['Zoë and Zo', { Zo: 'zoh' }, 'Zoë and zoh'],
    ['A+ (the best) met B.', { 'A+': 'ay plus' }, 'ay plus (the best) met B.'],
    ['Nothing to do.', {}, 'Nothing to do.'],
    ['Ann keeps her name.', { Ann: '…' }, 'Ann keeps her name.'],
  ])('replaces whole names only: %s', (text, names, spoken) => {
    expect(substitute(text, names as Record<string, string>).spoken).toBe(spoken)
  })

  it('does not affect the words around it', () => {
    const text = 'One, Ida two, Ida three.'
    const { shown } = substitute(text, { Ida: 'a much longer name than that' })
    expect(shown.map(([word]) => word)).toEqual(['One', 'Ida', 'two', 'Ida', 'three'])
  })
})
