/** Where somebody arrives who meant to be elsewhere: 'at the seaside' of a train that takes the wrong track and ends up at the seaside. */
export function endedIn(does: string): string | undefined {
  const [, where = ''] =
    /\b(?:(?:ends?|ended|winds?|wound) up|lands|landed|arrives|arrived) ((?:at|in|on) (?:(?:an?|the) )?\p{L}[\p{L}’ -]*?)(?= (?:with|and|where|who|that|full|instead|by) |$)/iu.exec(
      does,
    ) ?? []
  const last = where.split(' ').at(-1)?.toLowerCase() ?? ''
  return where === '' || where.split(' ').length > 5 || noEnd.test(last) ? undefined : where
}

const noEnd =
  /^(?:it|him|her|them|trouble|hospital|jail|prison|bed|love|charge|time|way|mess|story|one|tears|heaven|pain|danger|fire|dark|grave|graveyard|trap|cage|tummy|belly|stomach|mouth|oven|pot|pan|pie|bin|toilet|war|school|nursery|home|together|mistake|accident)$/

/** What was the wrong one of somebody who arrives elsewhere: 'bus' of a penguin who gets on the wrong bus, 'track', 'turn'. */
export function wrongIn(does: string): string | undefined {
  const [, wrong] =
    /^(?:(?:accidentally|always|once) )?(?:gets?|got|takes?|took|goes|go|went|catch(?:es)?|caught|follows?|turns?|flies|flew|sails?|swims?|drives?|digs?|walks?|runs?|hops?|steps?|climbs?|boards?|rides?|rolls?|is|are|jumps?) (?:\p{L}+ ){0,3}(?:the|a) wrong (bus|train|tram|plane|boat|ferry|ship|rocket|spaceship|taxi|track|line|turn|turning|stop|station|road|path|street|tunnel|river|direction|way|lift|platform)s?\b(?! round| up\b| home)/iu.exec(
      does,
    ) ?? []
  return wrong?.toLowerCase()
}
