/**
 * US dollars as the vendors listed them in autumn 2026, for a million characters or for a minute of sound. What a plan includes
 * and what it costs beyond that differs; these are the plain rates for use by the piece.
 */
const prices: Readonly<Record<string, { readonly millionCharacters?: number; readonly minute?: number }>> = {
  'tts-1': { millionCharacters: 15 },
  'tts-1-hd': { millionCharacters: 30 },
  // Billed by tokens of sound: $12 a million, some 1250 of them a minute.
  'gpt-4o-mini-tts': { minute: 0.015 },
  eleven_multilingual_v2: { millionCharacters: 100 },
  eleven_flash_v2_5: { millionCharacters: 50 },
  'octave-2': { millionCharacters: 75 },
}

/** What was spoken costs, in dollars; null where the price of a model is not known. Dated names cost what the name before the date does. */
export function priceOf(
  model: string,
  { characters, seconds }: { characters: number; seconds: number },
): number | null {
  const undated = model.replace(/-\d{4}-\d{2}-\d{2}$/, '')
  const price = Object.hasOwn(prices, undated) ? prices[undated] : undefined
  if (!price) return null
  return ((price.millionCharacters ?? 0) * characters) / 1_000_000 + ((price.minute ?? 0) * seconds) / 60
}
