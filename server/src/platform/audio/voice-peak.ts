/**
 * Where narrations are limited, in dBTP, so that they stay under −1.5 when they are decoded. Encoding at 64 kbit/s lifts the highest peak by
 * half a decibel as a rule, and by 1.1 in one of some hundred pages.
 */
export const highestVoicePeak = -3.2
