/**
 * Where narrations are limited, in dBTP, so that they stay under −1.5 when they are decoded. Encoding at 64 kbit/s lifts the highest peak by
 * half a decibel as a rule, and by 1.1 in one of some hundred pages.
 */
export const highestVoicePeak = -3.2

/**
 * Loudness of a voice where a story begins, in LUFS. It gets quieter over its last third, so that the whole story is at −19 within half a
 * decibel.
 */
export const storyLoudness = -18.5
