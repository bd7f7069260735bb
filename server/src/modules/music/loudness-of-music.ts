/** In LUFS. Voices have −19, and the music alone is quiet enough to fall asleep to. */
export const musicLoudness = -26

/** In dB below full scale. */
export const maxPeak = -3

/** In dB. Two channels of equal loudness add up to 3 dB more, so each has to be that much quieter than the total. */
export const stereoGain = 3
