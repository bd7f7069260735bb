const sports =
  'gymnastics|yoga|ballet|karate|judo|aerobics|handstands|cartwheels|somersaults|headstands|forward rolls|magic tricks|karaoke|the conga|the hokey cokey|hula hooping|star jumps|jigsaws?|painting|crafts|a jigsaw'
const games =
  'football|tennis|basketball|golf|cricket|rugby|hide[ -]and[ -]seek|chess|cards|hopscotch|leapfrog|badminton|hockey|volleyball|ping[ -]?pong|table tennis|snap|skittles|marbles|musical statues|musical chairs|pass the parcel|crazy golf|mini golf|baseball|conkers|frisbee|dominoes|(?:the )?(?:drums|piano|guitar|violin|trumpet|banjo|ukulele|trombone|tuba|recorder|saxophone|flute|harp|bagpipes|xylophone)'
const havings =
  'an? (?:(?:bubble|hot|long|big|nice|warm|mud|lovely|very) )*(?:bath|swim|paddle|shower|snowball fight|pillow fight|water fight|sing[ -]?song|dance|bounce|game of (?:football|cards|chess|tag|snap|hide and seek|tennis)|swimming lesson|ballet lesson|dancing lesson|spa day|massage|pedicure|manicure|sauna|go on (?:the|an?) (?:swings?|slide|trampoline|seesaw|see-saw|roundabout))'
const goings =
  'swimming|skiing|skating|ice[ -]skating|roller[ -]skating|surfing|sailing|fishing|camping|sledging|sledding|tobogganing|snowboarding|skateboarding|bowling|dancing|tap dancing|line dancing|disco dancing|ballet dancing|canoeing|kayaking|rowing|trampolining|paddling|crabbing|hiking|horse riding|bike riding|cycling|ballooning|water[ -]skiing|rollerblading|juggling|hula[ -]hooping|skipping|knitting'
const others =
  'bouncing on (?:an?|the) (?:trampoline|bed|bouncy castle)|jumping (?:in|on) (?:(?:muddy|the|a|big) )*(?:puddles?|trampoline|bed|leaves)|splashing in (?:(?:muddy|the) )*puddles|riding (?:(?:an?|the) )?(?:bikes?|bicycles?|scooters?|tricycles?|unicycles?|skateboards?|horses|ponies|roller ?coasters?|merry-go-round)|flying (?:an? )?kites?|building (?:an? )?(?:sandcastles?|snowm[ae]n|dens?)|making (?:an? )?(?:sandcastles?|snowm[ae]n|mud pies)|singing karaoke|walking on stilts|painting (?:an? )?pictures?'

const many = '(?:(?:is|are|was|were|always|all|both|loves?|likes?|enjoys?|keeps?|starts?|goes|go|went) )*'
const behind = '(?= (?:together|in|on|at|every|with|under|please|all|for|by)\\b|$)'
const inVerb = new RegExp(
  `^${many}(doing (?:${sports})|playing (?:${games})|having ${havings}|(?:going )?(?:${goings})|${others})${behind}`,
  'iu',
)
const finite = new RegExp(
  `^(?:(?:always|only|also|all|both|secretly) )*(?:(do)(?:es)? (${sports})|(play)s? (${games})|(?:has|have|takes?) (${havings}))${behind}`,
  'iu',
)

/** What is done for fun, as it follows 'like' and 'how about': 'doing gymnastics', 'having a bath', 'fishing'. */
export function funIn(does: string): string | undefined {
  const [, said] = inVerb.exec(does) ?? []
  if (said !== undefined) return said.toLowerCase().replace(/^going /, '')
  const [, , sport, , game, having] = finite.exec(does) ?? []
  if (sport !== undefined) return `doing ${sport.toLowerCase()}`
  if (game !== undefined) return `playing ${game.toLowerCase()}`
  return having === undefined ? undefined : `having ${having.toLowerCase()}`
}
