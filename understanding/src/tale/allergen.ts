import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'

/** What makes the somebody sneeze, without an article: 'snow', 'cats', 'horse' of a knight who is allergic to his horse. Neither food nor medicine, which is no joke, but fish of whoever lives among them. */
export function allergenIn(does: string): string | undefined {
  const [, words = ''] =
    /^(?:(?:is|are|was|were) )?(?:(?:very|really|so|secretly|a bit|terribly) )?allergic to (?:(?:the|an?|his|her|its|their|all|other|own) )*(\p{L}[\p{L}’' -]*?)(?: (?:and|but|so|which|that|who|in|on|at|because|too) .*)?$/iu.exec(
      does,
    ) ?? []
  const last = words.split(' ').at(-1)?.toLowerCase() ?? ''
  const isEaten = nounClass(singularOf(last)) === 'food' || noAllergen.test(last)
  return words === '' || words.split(' ').length > 3 || isEaten ? undefined : words
}

const noAllergen =
  /^(?:nuts?|peanuts?|almonds?|dairy|milk|eggs?|wheat|gluten|sesame|soya?|shellfish|prawns?|crabs?|medicine|penicillin|antibiotics|stings?|wasps?|bees?|honey|food|everything|anything|him|her|them|it|himself|herself|itself|themselves|school|work|mum|dad|people|children|kids)$/i
