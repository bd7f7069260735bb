/** What was learnt, and what one should always do. The veiled forms of the idea of the same name. */
export const moralByClass = {
  name: 'a moral',
  patterns: `
    moral|lesson =of|=is|=was|=here|that|learned|learnt ! piano|swimming|music|riding|violin|school|flying|reading
    learn|learned|learnt|understood|understand|realise|realised now|that|how|=his|=her one|you|we|being|always|never|good|honesty|sharing|lying|kindness|it_is|everyone & must|should|always|never|important|happy|best|obey|good|right|wrong|matters|pays ! bus|cat|tide|knot|spoon|frog|north
    remember|so|and_so children|child|dear_children|little_ones|you & always|must|never|those|lie|should|good|obey|left ! coat|tea
    =you|=we|=one|children|everybody must|should|ought|=always always|never|all|=not|obey|listen|share|finish|be_good|tell_the_truth|know & plate|grown_ups|adults|truth|good|obey|others|parents|share|lie|kind|important|why|complain ! train|sail|oven|rope
    neither|nor should|must|ought =you|=we|children|all
    that|this|which is|=was why|shows|teaches|proves|goes & must|always|should|pride|pays|obey|kind|honest ! sea|cat|moon|path|hill
    pride|telling_lies|greed|laziness|disobedience|vanity|envy & comes|before|fall|punish|punished|nothing|pays|wicked|friends ! lion+pride
    lazy|naughty|greedy|disobedient|proud|bad|good children|child|boys|girls & get|nothing|never|always|left|punished|deserve|reward|happy|end ! very+good+dog
    most|only|really important|matters|matter thing|=in|=is & world|sharing|kind|kindness|friendship|family|honest|honesty|good|be_yourself|love|believe ! hat|tea|bus
    from_that_day|ever_after|since_then|after_that & never|always again|complain|complained|lied|naughty|obeyed|disobey|cried|listen|good & neither|again|parents|mother|always ! ate|sat|called|cat|tea|waved
    makes|made|make mummy|mum|mother|dad|parents|everyone|god happy|proud|love & being|good|obey|quiet|understood|when_you|always ! cake|flowers|drawing|tea
  `,
} as const
