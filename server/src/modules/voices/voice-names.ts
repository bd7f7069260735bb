/** Where the recording of a cloned voice lies, encrypted. */
export const sampleFile = (voiceKey: string): string => `${sampleFolder(voiceKey)}sample`

export const sampleFolder = (voiceKey: string): string => `voices/${voiceKey}/`

/** Where what was spoken to an account lies, and goes with it: a child's name may be in it, or it may be said in a voice of theirs. */
export const previewFolder = (userId: number): string => `${sharedPreviews}${userId}/`

/** Where what is said to everybody alike lies. */
export const sharedPreviews = 'previews/'

/** All that a service is told of a cloned voice. By it one is found again whose making nobody heard the end of. */
export const labelOfClone = (voiceKey: string): string => `nightlight-voice-${voiceKey}`

export const isLabelOfClone = (name: string): boolean => /^nightlight-voice-[0-9a-f-]{36}$/.test(name)
