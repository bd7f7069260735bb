/** What is said of a child, and whose fault it is made. The veiled forms of the idea of the same name. */
export const insultByClass = {
  name: 'insult or humiliation',
  patterns: `
    stupid|fat|ugly|dumb|useless|worthless|pathetic|disgusting|smelly|lazy|revolting|hideous|idiot thing|child|boy|girl|you|creature|face|hero ! dragon|pig_farm|sausage ! not
    what_a|you|how|such & stupid|fat|ugly|dumb|useless|pathetic|disgusting & you|child|hero|thing|are ! not
    hero|=you =was|=were|=is|=are ugly|stupid|fat|dumb|worthless|unlovable|a_burden|an_accident|a_mistake|a_disappointment|the_dumb_one|in_the_way ! not|puddle
    dumb|stupid|slow|ugly|fat one|child & stay|behind|left|hero|laugh ! not
    hero|=you|he|she =was|=were|=is|=are =the reason & mum|mummy|dad|mother|father|parents|apart|together|ill|dead|sad|left
    if =hero|=you|=she|=he had|were|was|only good|quiet|better|behaved|nicer|obeyed & grandma|grandpa|granny|mum|dad|mother|father|dog|cat|alive|stayed|ill|together|well
    ? mum|mummy|mother|dad|daddy|granny|grandma|parents|father =is|=are|=was|=were|get|grew|fell|left ill|sick|sad|gone|tired|divorced|crying|dead & because|of|through|since you|hero|=of|loud|noisy|=your ! work|day|cold|long
    ? mum|mummy|mother|dad|father|parents|everybody|teacher & like|love|loved|wish|want|prefer|rather & other|quieter|better|different|another|prettier child|one|girl|boy|sister|brother|baby|daughter|son
    nobody|no_one|none|not_one & like|likes|want|wanted|love|loves|sit|play|wants =you|hero|=her|=him|beside & because|you|smell|fault|fat|ugly|own|stupid|never|hero_for ! cheese|sprout|turnip|until
    ? smell|stink|smelled & =her|=his|=your_own|hero|you & fault|nobody|sit|away ! flower|soap|cheese|skunk
    ? laugh|laughed|giggle|sang|jeer at|they|everybody|right|and & hero|child|ears|legs|nose|wet|baby|babies & right|everybody|only|all|others|bed|ugly ! joke|with|together|kind ! hat
    were|was|are right to & laugh|leave|hit|tease|mock ! not
    ? only|just|such babies|baby|girls|cowards|sissies & cry|wet|afraid|bed|scared|do|hide ! not
    boys|girls|child|children =who|that cry|cries|are|fail|lose & girls|babies|nobody|weak|shame|nobody_wants
    would|will never|not be|become|get|amount good|anything|clever|loved|something & any|at|hero|he|she|anything ! sleepy
    everyone|everybody|class|mirror|whole_class & knew|know|said|agreed|say & stupid|ugly|useless|no_good|never_be|liar|fat
    ruin|spoil|spoiled|ruined|break|destroy everything|the_day|all|our_life|life & you|hero|always|father|mother|said ! soup|cake|rain
    shame|ashamed =on|=of|=upon =you|hero|her|him|yourself|child
    an|a accident|mistake|burden|disappointment & you|hero|born|child|parents ! happy|funny|spill
    easier|better|happier|nicer|quieter|peaceful without =you|hero|her|him|that_child|me ! hat|lamp|coat
    with|look legs|ears|nose|face|hair|teeth|belly|voice like|those|that =yours|=those|=that|=her|=his & hide|laugh|ashamed|right|should|ugly
    too slow|too_loud|too_much|too_fat|too_stupid & left|without|nobody|leave ! train|snail|tortoise|music
    left|went_on|ran|leave without =her|=him|hero|=you & because|so|for|too & slow|loud|much|fat|stupid|baby
    <parent> love|like|prefer|loved =friend|brother|sister|=the_baby|=the_other|=your_brother|=your_sister more|better|best|most ! both|same|all|sung|singing|jam
    ? =you|hero|=your make|made =me|=us|mother|mum|dad|father ill|sick|cry|old|sad|tired|leave & question|noise|crying|you|always|face ! laugh
  `,
} as const
