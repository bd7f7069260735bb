import { type Rule, rule } from './rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

/** What parents type of their own four walls: bottles, rows, who goes away and who is let out alone. */
export const atHome: readonly Rule[] = [
  rule(
    'dummy',
    [
      'stop|stopped|stopping|drop|dropped|dropping|wean|weaned|weaning|off|without|gave|given|giving|give ~2 bottle|bottles|sippy_cup|sippy',
      'no more? ~1 bottle|bottles at|tonight|in|for|since|any_more ~2',
      'night|bedtime bottle|bottles ~2 gone|stopped|over|finished',
    ],
    { ...inWish, unless: 'water sauce glass recycling message baby brother sister lamb' },
  ),
  rule(
    'quarrel',
    [
      'my husband|wife|partner|boyfriend|girlfriend and i|me ~2 row|rowed|argument|argued|fight|fought|shouted ~4',
      'i|me and my husband|wife|partner ~2 row|rowed|argument|argued|fight|fought|shouted ~4',
    ],
    { ...inWish, means: 'parents' },
  ),
  rule('somebody-left', ['%kin leaves|leaving ~2 tomorrow|today|tonight|on|in|for ~2'], {
    ...inWish,
    head: 'kin',
    unless: 'work school shift prison',
  }),
  rule(
    'parent-travelling',
    [
      '%parent ~1 going|goes|flying|flies|travelling|off|away to <np> for ~3 night|nights|day|days|week|weeks|month|months',
      '%parent ~1 going|goes|flying|flies|travelling|off|away to <name> for ~3 night|nights|day|days|week|weeks|month|months',
    ],
    inWish,
  ),
  // 'Night night teddy' is for teddy.
  rule('story-about', ['^ night|nigh|nighty|nite night|nigh|nighty|nite <np> $'], inWish),
  rule('pet-missing', ['%pet ~1 is|are|has|have|got ~1 loose ~2'], {
    ...inWish,
    head: 'pet',
    unless: 'tooth story',
  }),
  rule(
    'learned',
    [
      'allowed|may|let|lets|letting ~3 walk|cycle|scoot|go to school|the_shop|shop|the_park|nursery ~2 alone|own|himself|herself|themselves',
      'walks|walking|walk to school ~2 alone|himself|herself',
    ],
    { ...inWish, unless: 'scared afraid worried nervous nobody lonely wants want sad' },
  ),
  rule(
    'play',
    [
      'put|puts|putting|wrapped|wrapping ~2 plasters|plaster|bandages|bandage|band-aids|bandaids ~1 on|round|around|all_over ~3 teddy|teddies|toy|toys|doll|dolls|bear|bears|cuddly',
      'put|puts|wrapped|covered ~3 teddy|teddies|toy|toys|doll|dolls|bear|bears ~1 in|with plasters|bandages|toilet_roll|toilet_paper',
    ],
    inWish,
  ),
]
