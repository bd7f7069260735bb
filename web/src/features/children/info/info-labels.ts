import type { InfoCategory } from '@nightlight/contract'

export const categoryLabels: Readonly<Record<InfoCategory, string>> = {
  core: 'Must Include',
  occasional: 'Sometimes Include',
  fun_fact: 'Fun Facts',
  appearance: 'Appearance',
}
