import type { ProviderVoice } from '../../../modules/voices/index.ts'

type Gender = ProviderVoice['gender']

/** A speaker as people would call them. */
export interface Speaker {
  readonly name: string
  readonly gender: Gender
  /** BCP 47 */
  readonly language: string | null
  readonly description: string | null
}

/**
 * Kokoro's speakers in the order of their numbers, as its own names have them: language and gender, then a name.
 * Sources: voices.bin of kokoro-en-v0_19 (11) and kokoro-multi-lang-v1_0 (53, later 54), in the order of sherpa-onnx's scripts.
 */
const kokoro11 =
  'af af_bella af_nicole af_sarah af_sky am_adam am_michael bf_emma bf_isabella bm_george bm_lewis'.split(' ')
const kokoro54 = [
  'af_alloy af_aoede af_bella af_heart af_jessica af_kore af_nicole af_nova af_river af_sarah af_sky',
  'am_adam am_echo am_eric am_fenrir am_liam am_michael am_onyx am_puck am_santa',
  'bf_alice bf_emma bf_isabella bf_lily bm_daniel bm_fable bm_george bm_lewis',
  'ef_dora em_alex ff_siwis hf_alpha hf_beta hm_omega hm_psi if_sara im_nicola',
  'jf_alpha jf_gongitsune jf_nezumi jf_tebukuro jm_kumo pf_dora pm_alex pm_santa',
  'zf_xiaobei zf_xiaoni zf_xiaoxiao zf_xiaoyi zm_yunjian zm_yunxi zm_yunxia zm_yunyang em_santa',
].flatMap((line) => line.split(' '))

/** Not Japanese: the engine cannot read Chinese characters in Japanese. */
const languages: Readonly<Record<string, string>> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es',
  f: 'fr-FR',
  h: 'hi',
  i: 'it',
  p: 'pt-BR',
  z: 'zh-CN',
}

/** English and Chinese the model reads with dictionaries, the others by the rules of eSpeak NG. */
const spellings: Readonly<Record<string, string>> = { e: 'es', f: 'fr', h: 'hi', i: 'it', p: 'pt-br' }

export const kokoroSpelling = (speakerName: string): string | undefined => spellings[speakerName.charAt(0)]

/** Descriptions of the voices that suit the evening best; the first one is the default of a new installation. */
const eveningVoices: Readonly<Record<string, string>> = {
  af_heart: 'Warm and close, as if from the edge of the bed',
  bf_emma: 'Gentle and clear, with a British turn',
  af_bella: 'Soft, with much life in it',
  bm_george: 'A calm storyteller with a British turn',
  af_nicole: 'Very quiet, nearly a whisper',
  am_michael: 'Steady and warm',
  bf_isabella: 'Tender and unhurried, with a British turn',
  bm_fable: 'A storyteller who enjoys the telling',
  af_sarah: 'Quiet and kind',
}

/** The order in which speakers are offered: those that suit an evening first. */
export const eveningRank = (name: string): number => {
  const at = Object.keys(eveningVoices).indexOf(name)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

/** The name that the model's makers gave to a speaker of Kokoro; null for tables that are not known. */
export const kokoroName = (speaker: number, count: number): string | null =>
  (count === 11 ? kokoro11 : count === 53 || count === 54 ? kokoro54 : [])[speaker] ?? null

export function kokoroSpeaker(speakerName: string): Speaker {
  const [kind = '', given] = speakerName.split('_')
  return {
    name: capital(given ?? 'Alma'),
    gender: kind[1] === 'm' ? 'male' : 'female',
    language: languages[kind[0] ?? ''] ?? null,
    description: eveningVoices[speakerName] ?? null,
  }
}

/** KittenTTS alternates: a man, a woman. */
export const kittenSpeaker = (speaker: number): Speaker => ({
  name:
    ['Basil', 'Saffron', 'Flint', 'Marigold', 'Cedar', 'Briar', 'Aspen', 'Lark'][speaker] ??
    `Kitten ${speaker + 1}`,
  gender: speaker % 2 === 0 ? 'male' : 'female',
  language: 'en-US',
  description: null,
})

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
