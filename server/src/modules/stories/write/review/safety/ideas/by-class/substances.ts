/** What is drunk, smoked or taken, and what it does. The veiled forms of the idea of the same name. */
export const substancesByClass = {
  name: 'alcohol, smoking or drugs',
  patterns: `
    rum|beer|wine|gin|vodka|whisky|whiskey|brandy|cider|champagne|ale|liqueur|schnapps|sherry|port_wine ! ginger_beer|ginger_ale|root_beer|vinegar
    bottle|glass|glasses|sip|flask & warm_all_over|room_went|went_round|fifth|dizzy|tipsy|staggered|wobbly|arm|floor|steer|after_the_party|party & drink|finish|finished|got|lay|had|mood|empty|left|funny ! lemonade|milk|juice|water|perfume
    special milk|juice|tea|drink|drops|water from|in & brown|bottle|flask|grandpa|uncle ! baby
    pipe|vape|vaping|cigar|cigarette|joint|weed|cannabis|snuff|tobacco|hookah|thin_white_stick|white_stick & smoke|blow|blew|pass|passed|ring|rings|draw|drew|try|cough|light|lit|puff|smelled|let ! tea|organ|water_pipe|drain
    draw|drew|puff|suck|pull on|at|from stick|roll|pipe|vape & cough|smoke|mum|dad|white|laugh
    ? leaves|herb|herbs|powder|mushroom|mushrooms|funny_leaves & giggle|lit|light|bright|sleep|smoke|sniff|dance|dream|float|high & more|nobody|everything|tin|some|them|needed ! tea|garden|autumn|talcum|wind
    powder|pill|drop|drops|needle|sugar_lump & happy|sad_any_more|bright|not_sad|float|fly|colours|no_longer|never_tired|sleep_any & tongue|everything|made|will|one|will_not|nobody ! fairy+dust
    sniff|sniffed|breathe|inhale|smell glue|petrol|paint|gas|marker|felt_pen|spray|varnish & dance|dizzy|funny|wallpaper|until|again|head|giggle
    ? drunk|tipsy|hungover|stoned|boozy|sozzled ! milk+drunk ! had_drunk|have_drunk
    dad|daddy|uncle|father|mum|king|captain|man lie|lay|fall|fell|sing|sang|sleep & floor|bottle|glass|fifth & funny|arm|drink|laugh|mood ! milk|sauce
    patch|drops|pill|tablet|pills|tablets|syrup|gummies & <doer> & float|floaty|dreamy|wonderful|wonderfully|blink|drowsy|sleepy|giggly & drawer|granny|grandpa|gran|dad|mum|milk|rub|take|took|swallow ! cabbage|pumpkin|knee|trousers|trouser|carer
  `,
} as const
