import { languageNames, type StoryLanguage } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { defaultRateIn } from '../../narration/index.ts'
import { fallbackVoice, type SpeechDeps, speaks } from '../../voices/index.ts'
import type { Brief } from '../request/brief.ts'
import type { WriteState } from './save-draft.ts'

type Deps = { readonly db: Kysely<Schema> } & Pick<SpeechDeps, 'speakers'>

/**
 * The same story for our own storyteller, who knows English only: read by a voice that speaks it. A story in English stays as it is.
 * @returns with it, how the note on why our own storyteller wrote it goes on
 */
export async function toEnglish(
  deps: Deps,
  state: WriteState,
): Promise<{ english: WriteState; note: (why: string) => string }> {
  const { language, ...brief } = state.brief
  if (language === undefined) return { english: state, note: (why) => why }
  const narration = await narrationInEnglish(deps, state)
  const english = { ...state, brief: { ...brief, narration, lettersPerSecond: defaultRateIn('en') } }
  return { english, note: (why) => `${why} ${inEnglish(language)}` }
}

const inEnglish = (language: StoryLanguage) =>
  `It is in English, since our own storyteller does not know ${languageNames[language]}.`

async function narrationInEnglish(
  deps: Deps,
  { userId, brief: { narration } }: WriteState,
): Promise<Brief['narration']> {
  if (!narration || (await speaks(deps, narration, userId, 'en'))) return narration
  const other = await fallbackVoice(deps.db, deps.speakers, new Set(), 'en')
  return other && { providerId: other.provider.id, voiceId: other.voiceId, cadence: narration.cadence }
}
