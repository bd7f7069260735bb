import { type Rule, rule } from './rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

/** Seats, teams and groups: who was moved, who was not, and who never got on. */
export const atSchool: readonly Rule[] = [
  rule(
    'school-day',
    [
      'moved|moves|moving him|her away from ~8',
      '^ moved|got_moved|been_moved ~1 away from <name> ~8',
      '^ moved|got_moved|been_moved ~1 away from his|her best? friend|mate ~8',
      'moved|changed his|her seat|seats|place|table ~6',
      'new? seating plan ~6',
    ],
    { ...inWish, unless: 'house country town street city abroad' },
  ),
  rule(
    'club',
    [
      'sub|substitute|benched|bench ~3 match|game|tournament|half ~6',
      'on the bench ~6',
      'never|didnt|not|wasnt ~1 got|get|brought|put on ~2 pitch|match|game|once ~4',
    ],
    { ...inWish, unless: 'teacher park sat sitting friendship buddy' },
  ),
  rule(
    'new-class',
    [
      'not|didnt|wasnt|hasnt ~1 move|moved up ~6',
      'didnt|not ~1 go|get up|moved_up ~1 to the next|top|higher group|class|set|level ~4',
      'stayed|staying|stays|still in the same|lower|bottom|bronze|beginner group|class|set|level ~4',
    ],
    { ...inWish, unless: 'house' },
  ),
  rule(
    'made-something',
    ['his|her|their challah|bread|loaf|rolls|cake|biscuits|cookies|pretzel ~1 came|turned out ~5'],
    inWish,
  ),
]
