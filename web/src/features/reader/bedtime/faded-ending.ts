import { type Story, storyEnding, urlOf } from '@nightlight/contract'

/** A piece of the story that fades out, as a file that this device has. */
export interface FadedEnding {
  readonly url: string
  readonly fromMs: number
  readonly toMs: number
}

/** @returns null if it cannot be loaded, for example offline */
export async function loadFadedEnding(
  { id }: Pick<Story, 'id'>,
  music: string | undefined,
  part: { fromMs: number; toMs: number },
): Promise<FadedEnding | null> {
  try {
    const response = await fetch(urlOf(storyEnding, { params: { id }, query: { music, ...part } }))
    return response.ok ? { url: URL.createObjectURL(await response.blob()), ...part } : null
  } catch {
    return null
  }
}
