import { expect, it } from 'vitest'
import { fliteConstants, loadFlite } from './flite.ts'

it('says the same whether all of its memory is reset before a sentence or only what it can change', () => {
  const [whole, changed] = [loadFlite(0), loadFlite(fliteConstants)]
  const sentences = [
    ['slt', 'Where is it?'],
    ['rms', 'The owl had twelve plums, 3 buns and nothing else.'],
    ['awb', 'Goodnight.'],
    ['slt', 'Where is it?'],
  ]
  for (const [voice = '', sentence = ''] of sentences) {
    const args = ['flite', '-voice', voice, '-psdur', '-o', '/out.wav', '-t', sentence]
    const [expected, said] = [whole(args), changed(args)]
    expect(said.stdout).toBe(expected.stdout)
    expect(Buffer.compare(said.file('out.wav'), expected.file('out.wav'))).toBe(0)
    expect(said.file('out.wav').length).toBeGreaterThan(1000)
  }
})
