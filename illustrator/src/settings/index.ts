import type { Setting } from '../words.ts'
import { nature } from './nature.ts'
import { places } from './places.ts'
import type { Place, Stage } from './stage.ts'

/** Builds a place. */
export function build(setting: Setting, stage: Stage): Place {
  const make = places[setting] ?? nature[setting]
  if (!make) throw new Error(`Nobody has built ${setting}`)
  return make(stage)
}
