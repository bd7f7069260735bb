import { type Child, languageNames, paces, type User } from '@nightlight/contract'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isolate } from '../../lib/bidi.ts'
import { LanguageField, useIsReadAloud, useStoryLanguage } from './language-field.tsx'
import { NarrationFields, useSelectedVoice } from './narration-fields.tsx'
import type { StoryValues } from './story-values.ts'
import { SupportingCharacters } from './supporting-characters.tsx'

/** Who comes along, the language and the voice: chosen already, so one line says how, and the fields are behind a press. */
export function MoreFields({ user, family }: { user: User; family: readonly Child[] }) {
  const id = useId()
  const { formState, setValue } = useFormContext<StoryValues>()
  const [isOpened, setOpened] = useState(false)
  const language = useStoryLanguage(family)
  const isReadAloud = useIsReadAloud(language)
  const voices = useSelectedVoice(family, language)
  useEffect(() => {
    if (isReadAloud) return
    setValue('generateAudio', false)
    return () => setValue('generateAudio', true)
  }, [isReadAloud, setValue])
  const { errors } = formState
  const needsAttention = Boolean(
    errors.selectedVoiceId || errors.customSupportingCharacters || errors.language || errors.narrationCadence,
  )
  const isOpen = isOpened || needsAttention
  return (
    <div className="rounded-card border border-line bg-sunken">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
        className="flex min-h-16 w-full items-center gap-3 rounded-card px-4 py-2.5 text-left sm:px-5"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-bold">More</span>
          <Chosen family={family} voices={voices.data ?? []} isReadAloud={isReadAloud} />
        </span>
        <ChevronDown size={20} aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-6 px-[min(1rem,4vw)] pt-2 pb-5 sm:px-5">
        {isOpen && (
          <>
            <SupportingCharacters user={user} family={family} />
            <LanguageField family={family} />
            <NarrationFields language={language} isReadAloud={isReadAloud} voices={voices} />
          </>
        )}
      </div>
    </div>
  )
}

interface ChosenProps {
  family: readonly Child[]
  voices: readonly { voiceId: string; name: string }[]
  isReadAloud: boolean
}

function Chosen({ family, voices, isReadAloud }: ChosenProps) {
  const { control } = useFormContext<StoryValues>()
  const language = useStoryLanguage(family)
  const [withAudio, voiceId, cadence, ids, added] = useWatch({
    control,
    name: [
      'generateAudio',
      'selectedVoiceId',
      'narrationCadence',
      'supportingCharacterIds',
      'customSupportingCharacters',
    ],
  })
  const voice = voices.find((each) => each.voiceId === voiceId)?.name
  const others = [...family.filter((child) => ids.includes(child.id)), ...added].map(({ name }) =>
    isolate(name),
  )
  const parts = [
    withAudio && isReadAloud
      ? `${voice ?? 'A voice'} reads, ${paces[cadence].label}`
      : 'For reading, without a voice',
    others.length > 0 ? `with ${new Intl.ListFormat('en-GB').format(others)}` : null,
    language === 'en' ? null : `in ${languageNames[language]}`,
  ]
  return <span className="block text-[0.9375rem] text-soft">{parts.filter(Boolean).join(' · ')}</span>
}
