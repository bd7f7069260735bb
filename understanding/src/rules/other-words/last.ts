import { type Rule, rule } from '../rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

/** Where it was, and that anything will do: only where nothing else is told. */
export const ifNothingIsTold: readonly Rule[] = [
  rule(
    'school-day',
    [
      'show|show_and_tell and|n tell ~4',
      'assembly|playtime|recess|dinner_hall|lunch_hall|circle_time|carpet_time|golden_time|register ~4',
      'crazy|odd|wacky|silly|pyjama|pajama|picture|photo|library|pe|non-uniform|mufti|book|science|career|hundredth|100th|spirit|red_nose|children_in_need hair|sock|socks|hat|fair|day|sale|week ~1 tomorrow|today|at|on|this|was|day ~4',
      'reading|book|learning buddies|buddy ~4',
      'science|book|craft fair ~2 school|tomorrow|today ~3',
    ],
    { ...inWish, alone: true, unless: 'story fair_ground birthday' },
  ),
  rule(
    'any-story',
    [
      'freestyle|wing|improvise|ad-lib ~1 it ~2',
      'dealers|ladies|dads|your|writers|your_own choice|pick|call|shout|turn ~2',
      'up to you ~2',
      'on you|your_head ~1 $',
      'storys|story is|s? on|over|down to you ~3',
      'over to you ~3',
      'we|i leave it to|with you ~2',
      'you decide|choose|pick|are_the_boss $',
      'whatever|whichever|anything you come|like|fancy|think|want|have|feel|can|got|dream ~4',
      'anything really|as_long|at_all|goes|will_do|as|so_long ~5',
      'anything|whatever|something as|so long as ~6',
      'roll|spin|flip ~1 dice|wheel|coin ~3',
      'lucky|pot dip|luck ~3',
      'no|not|zero ~1 big|particular|special|strong|fixed plan|plans|preference|preferences|wish|wishes|ideas|request|requests|opinion ~4',
      '^ he|she|they dont|doesnt care $',
      '^ not fussed|bothered|fussy|picky ~2',
      'easy|easygoing|not_fussy ~1 tonight $',
      'you know best ~2',
      'out of ideas|inspiration ~2',
      'too tired|knackered|shattered to think|choose|pick|decide ~2',
      'couldnt|cant|could_not|cannot agree|decide|choose ~3',
      'random|surprise_me|surprise_us|surprise ~1 me|us|please|story|one|anything $',
    ],
    {
      ...inWish,
      alone: true,
      unless:
        'no about film dinner wear name play nightmare birthday party present game bite care_about colour which clothes eat',
    },
  ),
]
