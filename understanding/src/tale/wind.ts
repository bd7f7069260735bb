/** A wind that somebody of a wished-for story breaks. */
export interface Wind {
  readonly wind: string
  /** What it smells of: 'strawberries'. */
  readonly smell?: string
}

/** 'Farts and a king', 'a unicorn whos farts smell of strawberries': whoever is asked for, it is theirs. @param text without what a child did today */
export function windIn(text: string): Wind | undefined {
  const isAsked = /\b(?:fart(?:s|y|ing)?(?! noise)|parp(?:s|ing)?|bottom burps?|breaks? wind)\b/i.test(text)
  if (
    !isAsked ||
    ofTheFamily.test(text.replace(asking, '')) ||
    /\b(?:no|not|without|never) (?:any )?(?:more )?fart|\b(?:farted|today|yesterday|school|nursery)\b/i.test(
      text,
    )
  )
    return undefined
  const [, smell] =
    /\b(?:farts?|parps?)\b.*?\b(?:smells?|smelling) (?:just |only |really )?(?:of|like) (\p{L}+(?: \p{L}+)?)(?=[.,!?]|$| and\b| but\b| please\b)/iu.exec(
      text,
    ) ?? []
  return { wind: 'wind', ...(smell !== undefined && isNice.test(smell) && { smell: smell.toLowerCase() }) }
}

/** 'He wants one about', 'she asked for'. */
const asking =
  /\b(?:s?he|they)(?:’s|'s)? (?:only |just |really )?(?:wants?|wanted|asked for|asks for|loves?|likes?|obsessed with|into)\b/gi

/** What is told of them was today. */
const ofTheFamily =
  /\b(?:s?he|they|her|his|brother|sister|twin|cousin|mum|mummy|mom|mommy|dad|daddy|gran|granny|grandma|grandad|grandpa|nana|uncle|auntie|son|daughter|baby|toddler|child|kids|i|we|our|my|us|me|did|was|were|laughed|lol)\b/i

/** What is nice to smell: it is said all over a lake. */
const isNice =
  /^(?:\p{L}+ )?(?:strawberries|roses|flowers|lavender|vanilla|chocolate|cakes?|cookies|biscuits|bananas?|bubblegum|candyfloss|cotton candy|popcorn|toast|cheese|lemons?|oranges|peaches|apples|cinnamon|honey|mint|rainbows|sweets|candy|pancakes|bread|soap|raspberries|cherries|pineapple|coconut)$/iu
