import { type Rule, rule } from './rule.ts'

const inWish = {
  from: ['wish'],
  sure: 0.9,
  unless: 'today yesterday tomorrow next we our my',
} as const satisfies Partial<Rule>

/** Whoever comes into a wished-for story beside its hero: whom a vet of it treats, who helps its captain. */
export const heroes: readonly Rule[] = [
  rule(
    'story-about',
    [
      'patient|patients is|are|was|were|being <list>',
      'vet|vets|dentist|dentists|doctor|doctors who|that ~1 treats|treat|helps|help|fixes|fix|mends|mend|sees <list>',
    ],
    inWish,
  ),
  rule(
    'story-about',
    [
      'helper|helpers|sidekick|side_kick|first_mate|deputy|assistant|copilot|co-pilot|second_in_command is|are|was|being|a|an|the|called <list>',
    ],
    inWish,
  ),
  rule(
    'story-about',
    ['can|could|make the? <np> look|looks like me|him|her|them|us', '^ the? <np> looks like me|him|her|them'],
    inWish,
  ),
]
