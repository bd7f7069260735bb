import { isSilentName } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { type LexiconExtent, readingsIn } from './lexicon.ts'

function read(text: string, extent: LexiconExtent = 'all'): string {
  let from = 0
  let said = ''
  for (const reading of readingsIn(text, extent)) {
    said += text.slice(from, reading.start) + reading.said
    from = reading.end
  }
  return said + text.slice(from)
}

describe('the lexicon', () => {
  it.each([
    [
      '“Shhh,” said the owl. Zzz. Hmm! Mmm. Brrr. Psst. Grrr.',
      '“shush,” said the owl. zuzz. hum! um. burr. pust. gurr.',
    ],
    [
      'Sh. Sssh! Hmph. Rrrr. Krsh. Eww! A TV for Mr Fox PhD, 3 mm wide.',
      'shush. shush! humf. rur. kursh. you! A tee vee for Mr Fox PhD, 3 millimeters wide.',
    ],
    ['Nooo! Gooood. Sleeeep. Pleeeease. Hooo. PEEEEP!', 'No! Good. Sleep. Please. Hoo. PEEP!'],
    ['In 1999, at 7.30, 1999 sheep.', 'In nineteen ninety nine, at 7:30, 1999 sheep.'],
    [
      '5km, 1 km, 2m. 4–6 mice. 3–2. 24/7. Ages 4-6.',
      '5 kilometers, 1 kilometer, 2 meters. 4 to 6 mice. 3–2. 24 7. Ages 4 to 6.',
    ],
    ['2 x 2. World War II.', '2  times  2. World War 2.'],
    ['Hahaha! Uh-oh. Ahhh.', 'ha ha! Uh-oh. ah.'],
    ['It was soooo looong.', 'It was so long.'],
    ['He lived at No. 7, not no. 12. No. Never.', 'He lived at number 7, not number 12. No. Never.'],
    [
      'Half is 1/2 or ½, then 3/4, 2½ and 1 ¼.',
      'Half is a half or a half, then 3 quarters, 2 and a half and 1 and a quarter.',
    ],
    ['It was 10° and -1 °C.', 'It was 10 degrees and minus 1 degree celsius.'],
    ['2 + 2 = 4', '2  plus  2  equals  4'],
    ['Henry VIII met Chapter IV. I did.', 'Henry the eighth met Chapter 4. I did.'],
    ['AJ and TJ saw a UFO. STOP! BOO!', 'ay jay and tee jay saw a you eff oh. STOP! BOO!'],
    ['Đuro and Мария slept.', 'duro and mariya slept.'],
    ['Aoife’s cat met Siobhán and Mia.', 'ee-fah’s cat met shiv-awn and Mia.'],
  ])('reads %s', (text, said) => {
    expect(read(text)).toBe(said)
  })

  it.each([
    [
      'They live near. I live here. It was live music. We went live.',
      'They liv near. I liv here. It was live music. We went live.',
    ],
    ['Nine lives. He lives here.', 'Nine lyves. He livs here.'],
    [
      'They read together every night. She had read it. I read it yesterday. He read on. To read well.',
      'They reed together every night. She had red it. I red it yesterday. He red on. To reed well.',
    ],
    ['A bow in her hair, a bow tie, and he took a bow.', 'A boe in her hair, a boe tie, and he took a bow.'],
    ['A tear fell. Do not tear it.', 'A tear fell. Do not tair it.'],
    [
      'The wind blew. Wind the clock up. He wound it up. A wound.',
      'The wind blew. wined the clock up. He wound it up. A woond.',
    ],
    ['A minute mouse waited a minute.', 'A my newt mouse waited a minute.'],
    [
      'A lead pipe. Lead on. Stay close and close your eyes.',
      'A lead pipe. leed on. Stay close and close your eyes.',
    ],
    ['She sowed the seeds.', 'She sode the seeds.'],
    ['Let’s read. They sat and read a book.', 'Let’s reed. They sat and red a book.'],
    [
      'It was late. They read it. “You read it,” said Bo.',
      'It was late. They red it. “You reed it,” said Bo.',
    ],
    ['A box with a bow on it. A bow to the king.', 'A box with a boe on it. A bow to the king.'],
    ['A tear in her coat. A tear in her eye.', 'A tair in her coat. A tear in her eye.'],
    ['The path winds up. The winds blew.', 'The path whines up. The winds blew.'],
    ['A row of beans. They had a row about it.', 'A row of beans. They had a rau about it.'],
    ['Excuse me. I refuse. He used to sing.', 'excuze me. I refuze. He yoosed to sing.'],
    ['Don’t desert me in the desert.', 'Don’t dizert me in the desert.'],
    ['A bass drum.', 'A base drum.'],
  ])('chooses by neighbours: %s', (text, said) => {
    expect(read(text)).toBe(said)
  })

  it('leaves to services what they read by themselves', () => {
    expect(read('Shhh, Aoife, they live at No. 7.', 'numbers')).toBe('Shhh, Aoife, they live at number 7.')
    expect(read('Shhh, Aoife, they live at No. 7.', 'names')).toBe('shush, ee-fah, they live at number 7.')
  })

  it('knows names that would be silent', () => {
    expect(['ليلى', '小明', 'Mia', 'Мария', 'Đức', '🌙'].map(isSilentName)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
