const kinds =
  '(?:tea|birthday|garden|pool|pyjama|pajama|dance|dancing|dinner|fancy dress|surprise|Christmas|Halloween|welcome|goodbye|farewell) part(?:y|ies)|part(?:y|ies)|picnics?|weddings?|discos?|banquets?|(?:midnight )?feasts?|barbecues?|bbqs?|sleepovers?|karaoke'
const adjectives =
  '(?:(?:big|huge|little|tiny|enormous|giant|secret|very|lovely|great|special|moonlit|family) )*'

/** What the somebody holds, without its article: 'picnic' of badgers who are having a picnic, 'wedding' of a bear who gets married to a duck. */
export function heldIn(does: string): string | undefined {
  const [, said = ''] =
    new RegExp(
      `^(?:(?:is|are|was|were|all|always|secretly) )*(?:ha(?:s|ve|d|ving)|holds?|held|holding|throws?|threw|throwing|hosts?|hosting|go(?:es|ing)? on|went on|plans?|planning|organi[sz](?:es?|ing)|gives?|giving) (?:an?|the|their|his|her|its) (?:own )?${adjectives}(${kinds})(?!\\p{L})`,
      'iu',
    ).exec(does) ?? []
  const isMarried =
    /^(?:(?:is|are) )?(?:gets?|got|getting) married(?: to (?:an?|the) |$| in | on | at | by )|^marr(?:y|ies) (?:an?|the) /i
  return said === '' ? (isMarried.test(does) ? 'wedding' : undefined) : feast(said)
}

const feast = (said: string): string =>
  said
    .toLowerCase()
    .replace(/^(?:\p{L}+ )?picnics$/u, 'picnic')
    .replace(/parties$/, 'party')
    .replace(/(?<=wedding|disco|banquet|feast|barbecue|sleepover)s$/, '')
    .replace(/^bbqs?$/, 'barbecue')
    .replace(/^christmas/, 'Christmas')
    .replace(/^halloween/, 'Halloween')

/**
 * What is held where the guests are named beside it, and nothing is said of them: 'a picnic for all her bears', 'a mouse wedding', 'a wedding between a cake and a biscuit'.
 * @param before the text up to the noun of the guests @param behind the text behind it
 */
export function heldAround(before: string, behind: string): string | undefined {
  const [, said = ''] =
    new RegExp(
      `(?:^|[.!?\\n,]|\\b(?:about|of|where there is|where there’s)) *(?:an?|the) ${adjectives}(${kinds}) (?:just |only )?(?:for|between|of|with) (?:(?:all|lots of|loads of|the|an?|some|two|three|\\d+|different|every) )*$`,
      'iu',
    ).exec(before) ?? []
  if (said !== '') return feast(said)
  const isBare = /(?:^|[.!?\n,]|\b(?:about|of)) *(?:(?:an?|the) )?$/i.test(before)
  const [, own = ''] =
    new RegExp(
      `^(?:['’]s?)? (?:(?:big|little|secret|moonlit) )*(${kinds})(?: please| pls| story| in | on | at | with |[.!?,\\n]|$)`,
      'iu',
    ).exec(behind) ?? []
  return isBare && own !== '' ? feast(own) : undefined
}

/** What there is to eat, without an article: 'sandwiches' of a picnic with lots of sandwiches. */
export function servedIn(does: string): { noun: string; number: 'one' | 'many' } | undefined {
  const [, noun = ''] =
    new RegExp(
      `\\b(?:${kinds})(?: \\p{L}+){0,4}? with (?:only |just )?(?:lots of |loads of |lots and lots of |a lot of |some |too many |too much |the |big |only )*(${foods})\\b`,
      'iu',
    ).exec(does) ?? []
  return noun === '' ? undefined : foodNoun(noun)
}

const foodNoun = (noun: string): { noun: string; number: 'one' | 'many' } => ({
  noun: noun.toLowerCase(),
  number: /s$/i.test(noun) ? 'many' : 'one',
})

/** The same where it stands in another clause: 'badgers having a picnic? with her brother and lots of sandwiches', 'everybody must get cake'. */
export function servedBeside(wish: string): { noun: string; number: 'one' | 'many' } | undefined {
  // What the child had for tea is not at the picnic.
  const text = wish
    .split(/(?<=[.!?])\s/)
    .filter((each) => !/\b(?:she|he|we|i|they) (?:had|has|ate|was|is|were)\b/i.test(each))
    .join(' ')
  const [, noun = ''] =
    new RegExp(
      `(?:\\b(?:with|and|plus|also) |, )(?:only |just )?(?:lots of |loads of |lots and lots of |a lot of |some |too many |too much |plenty of |a big |a )(${foods})(?![\\p{L}])|\\b(?:everybody|everyone|all|they) (?:must|has to|have to|should|needs? to|gets?|eats?|want|wants)(?: get| have| eat)? (${foods})(?![\\p{L}])`,
      'iu',
    )
      .exec(text)
      ?.filter((each) => each !== undefined) ?? []
  return noun === '' ? undefined : foodNoun(noun)
}

const foods =
  '(?:(?:jam|cheese|cucumber|egg|honey|peanut butter|chocolate|strawberry|cream|banana|birthday|fairy|carrot|sausage|ice|orange|fish) )?(?:sandwiches|cakes?|buns|biscuits|cookies|sausages|sausage rolls|crisps|jelly|custard|pancakes|cupcakes|muffins|doughnuts|donuts|pizza|pies|cheese|jam|honey|strawberries|carrots|bananas|grapes|apples|melon|tarts|scones|eggs|popcorn|ice cream|lollies|cream|rolls|chips|waffles|crumpets|samosas|tacos|noodles|dumplings|lemonade|juice|milkshakes?|trifle|brownies|fingers)'
