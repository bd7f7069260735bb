import type { HumeClient } from 'hume'
import { z } from 'zod'
import { type ProviderVoice, SpeechFailed } from '../../../modules/voices/index.ts'

const sources = ['HUME_AI', 'CUSTOM_VOICE'] as const

export type Source = (typeof sources)[number]

/** The maximum size of a page, and the most pages that are read. */
const pageSize = 100
const mostPages = 20

/** Hume's library, then the voices that the account saved itself. */
export async function listHumeVoices(
  client: HumeClient,
  abortSignal: AbortSignal,
): Promise<(ProviderVoice & { source: Source })[]> {
  const voices: (ProviderVoice & { source: Source })[] = []
  for (const provider of sources) {
    for (let pageNumber = 0; pageNumber < mostPages; pageNumber++) {
      const page = await client.tts.voices.list({ provider, pageNumber, pageSize }, { abortSignal })
      const parsed = VoicePage.safeParse(page.response)
      if (!parsed.success) throw new SpeechFailed('unreadable')
      voices.push(...parsed.data.voicesPage.map((voice) => ({ ...presented(voice), source: provider })))
      if (pageNumber + 1 >= parsed.data.totalPages) break
    }
  }
  return voices
}

/** Tags are not in the vendor's description yet, but its filter names them. */
const Tags = z.record(z.string(), z.array(z.string())).catch({})

const VoicePage = z.object({
  totalPages: z.number(),
  voicesPage: z.array(
    z.object({ id: z.string().min(1).max(200), name: z.string().min(1).max(200), tags: Tags.optional() }),
  ),
})

function presented({ id, name, tags = {} }: z.infer<typeof VoicePage>['voicesPage'][number]): ProviderVoice {
  const tag = (kind: string) => tags[kind]?.[0] ?? null
  const gender = tag('GENDER')?.toLowerCase()
  const traits = [tag('AGE'), tag('ACCENT')].filter((trait) => trait !== null).map(inPlainWords)
  return {
    voiceId: id,
    name,
    description: traits.length > 0 ? traits.join(', ') : null,
    gender: gender === 'female' || gender === 'male' || gender === 'neutral' ? gender : null,
    language: languageOf(tag('LANGUAGE')),
    tier: 'moonbeam',
  }
}

const inPlainWords = (tag: string) =>
  tag
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase())

const languages =
  'ar bn cs da de el en es fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr uk vi zh'.split(' ')
const names = new Intl.DisplayNames('en', { type: 'language' })

/** 'English' as 'en'. */
const languageOf = (name: string | null): string | null =>
  languages.find((code) => names.of(code)?.toLowerCase() === name?.toLowerCase()) ?? null
