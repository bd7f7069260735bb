/** What is to be bought where, and whom a child is to ask for it. The veiled forms of the idea of the same name. */
export const advertisingByClass = {
  name: 'advertising, links or money',
  patterns: `
    ask|tell|beg|make|remind|get mum|mummy|mum_and_dad|dad|daddy|your_parents|parents|grown_up|mother|father & plan|stars|buy|subscribe|subscription|rate|rating|review|pay|code|shop|order|moonbeam|starlight|premium|upgrade ! bus+stars
    five|four|three|=5 stars & give|rate|like|review|mummy|story|us|app ! sky|night|counted|hotel
    ? only|nothing|no_other|always with|like|cleans|tastes|works|washes & toothpaste|soap|shampoo|trainers|cereal|brand|washing_powder|yoghurt|juice|app|doll|console|phone|brightly|shops|batteries ! dirt
    only|just|for|costs|now & <digits-price>|pounds|euros|dollars|coins|cents & buy|pay|paid|shop|trainers|toy|new|card|just|everyone|order|only_59 ! market|bun|apple|pocket|penny|baker|ferryman
    new|latest|real trainers|doll|game|phone|console|shoes|tablet|backpack & everyone|everybody|all|other|shops|has|must|brand & has|had|now|whoever|without|have ! puppy|granny
    whoever|who|children & had|have|own & none|no|not & come_along|play|belong|along|join & doll|trainers|game|card|phone|others ! hat|boots|ticket
    get|download|install|open|buy|find & app|full_version|next_episode|sequel|moonbeam|premium|at_all_good_shops|good_shops & next|see|today|now|happen|more|continue|parents|shops|it ! mobile
    pay|paid|paying|coins & go_on|continue|unlock|level|card|story ! playing|library|birthday|post|ferry|bus|toll
    all|every|any good shops|good_shops|supermarkets|stores|shops_near
    visit|click|scan|follow|subscribe & channel|website|link|code|page ! aunt|granny|moon
    buy|get|find|order|sold|available in|at|from|it =your|=nearest|=any|=every|=all|=good|=the+shop|shops|supermarket|store|toyshop & today|now|everybody|everyone|everybody_who|only|drink|brand|new ! list|milk|mum|gran|bread|lost
  `,
} as const
