import { type Rule, rule } from './rule.ts'

/** What a story is to leave out. */
export const avoid: readonly Rule[] = [
  ...(
    [
      ['storm', 'stormy|thundery'],
      ['wind', 'windy|blowy|blustery'],
      ['rain', 'rainy|drizzly'],
      ['snow', 'snowy'],
      ['ghost', 'ghostly|ghosty|haunted'],
      ['witch', 'witchy'],
      ['monster', 'monstery|monster-y'],
      ['spider', 'spidery'],
      ['wolf', 'wolfy'],
      ['fight', 'fighty|violent|punchy'],
      ['water', 'watery'],
    ] as const
  ).map(([idea, said]) =>
    // Not what the weather was: 'it was not windy'.
    rule('leave-out', [`nothing|without|no|not_too|dont_want ~2 ${said}`, `^ not ${said}`], {
      means: idea,
      polarity: 'no',
    }),
  ),
  rule('leave-out', ['hates|hate|detests|loathes|cant_stand|cant_bear|cannot_stand|despises ~1 %shunned'], {
    head: 'shunned',
    polarity: 'no',
    unless: 'when being having doing',
  }),
  rule(
    'leave-out',
    ['nobody|noone|no_one|none eats|eat|eating|hunts|hunting|catches|catching|kills <list>'],
    { polarity: 'no', unless: 'with lunch dinner tea him her' },
  ),
  rule(
    'leave-out',
    [
      'no|not|another more|another? story|stories|book|books about|with|of|on <list>',
      '^ nothing from|out_of <list>',
      'no|nothing|anything|not about|with|involving|including about|with|do? <list>',
      'nothing|anything about|with|to_do|involving|like <list>',
      'dont|not|never|avoid mention|include|use|add|involve|feature|put|talk|mentioning|talking about? <list>',
      'dont|not want|have|like any|the|a <list>',
      'dont have|want any? <list>',
      'leave|leaving|keep|kept out anything? about? <list>',
      '^ never any? <many>',
      'leave <np> out',
      'keep <np> out of it|the|this',
      '^ without any? <list>',
      'story|one|tale|something|anything|stories without any? <list>',
      '^ skip|avoid|omit|exclude|ditch the|any? <list>',
      'please|can|should|could|lets|we skip|avoid|omit|exclude|ditch <list>',
      'avoid|omit|exclude <list>',
      'anything|everything|anywhere but|except|other|apart from|than? <list>',
      'not another|about|more|with <list>',
      'not <np> again',
      'enough of? <list>',
      'sick|tired|bored|fed|had of|up|enough with|of? <list>',
      'minus|sans <list>',
      'hes|shes|theyre|she_is|he_is|they_are over <np> now?',
      'son|daughter is over <np> now?',
      'please not|no any? <list>',
      'but no|not <list>',
      'no|zero more? <list>',
      '^ no|not more? <list>',
      'rather not|no hear|have? about? <list>',
      '^ less <list>',
      'gone off <list>',
      'steer clear of <list>',
      'stay away from <list>',
      'except <list>',
      'no mention of <list>',
      'no more <list>',
      '^ ban|scrap|remove <list>',
      '<list> ~1 are|is a|an no|no-no',
      'not|doesnt|dont|didnt want|wants|fancy|need any|a|the|more? <list>',
      'avoid|avoiding|omit|exclude|leave_out|skip|without anything ~1 do|about|with|like|involving ~1 with? <list>',
      'rather|prefer not have|hear|see|read|about? <list>',
      'none of|with <list>',
      'dont|not|never put|let|bring|give|have|include|use|mention|talk|do|add|make ~2 any|a|the|about? <list> ~1 in|appear|please',
      'but|just|only no|not|without any? <list>',
      'gone|went|going off <list>',
      'done|fed_up|finished with <list>',
      'nothing that has|involves|mentions|is|looks <list>',
    ],
    {
      polarity: 'no',
      unless:
        'loves likes enjoys adores left skipped cant_get eat go sleep wash brush swim swims swam ride rides rode tail tails ears stripes spots powers legs arms teeth wings horn',
    },
  ),
  rule('leave-out', ['instead of <list>'], {
    polarity: 'no',
    unless:
      'who that which made built drew wore ate had got took chose used using making wearing makes uses eats squirts',
  }),
]
