/** Which people are kept out, and for what. The veiled forms of the idea of the same name. */
export const hateByClass = {
  name: 'contempt for a group of people',
  patterns: `
    people|those|ones|children|family|families|boys|girls|they with|who|whose|like|from skin|eyes|accent|god|food|skin_like|slanted|headscarf|country & not|never|should|belong|trust|trusted|dirty|strange|poor|play|out|drove ! helped|welcome|friend_with
    slanted|slit|dark|black|brown|yellow eyes|skin|ones|face & trust|trusted|belong|dirty|steal|never|not_like_us ! bear|bird|coffee|cat|horse
    gypsy|gypsies|foreigner|foreigners|immigrants|heathen|heathens|savages|cripple|cripples|retard|infidel|jews|muslims|blacks|queers|gays|refugees ! welcome|helped
    =their|=of_that kind|sort|race|tribe & always|steal|stole|lie|dirty|never ! mouse|owl|dog
    girls|boys|women|men =can|=are|=do|=should|=must|cannot|=could not|never|made|only|stupid|weak|belong & sums|maths|think|kitchen|made|drive|weak|clever|fight|cook|cry|rule ! said_nonsense|wrong
    wheelchair|deaf|blind|crutches|lame|disabled & in_the_way|could_not_come|cannot_come|not_allowed|slow_us|useless|not_belong|burden|spoil|only_be ! ramp|together
    two fathers|mothers|mums|dads|men|women & no|not|never|wrong & family|real|natural|baby|love|proper
    wrong|false|other|foreign|strange god|gods|church|prayer|faith|religion|language|food & pray|prayed|punish|fell|drove|out|house|away|ugly|because|so ! try|tasted
    ugly|funny|wrong|stupid way|voice|language|accent & foreign|foreigners|talk|talked|speak
    drive|drove|chase|throw|threw|send|sent family|families|them|people|strangers|newcomers out|away|from & strange|peaceful|belong|different|own|food|village|at_last ! cloud|geese|sheep|duck
    play|sit|speak|share|friends with children|people|boys|girls|those & poor|parents|dirty|should_not|never|not|other_side ! too
    belong|belongs =not|here|in|to village|town|country|school|us & not|people|skin|they|their ! toy|hat|book|cat
    =our|=their|=that|=those|=your sort|kind|people|lot not|never|cannot mix|marry|belong|play|sit|eat|live & with|here|among|together|ours|theirs|=their|=them ! cake|biscuit|soup|penguin|fish
  `,
} as const
