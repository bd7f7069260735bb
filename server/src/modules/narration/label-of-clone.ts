/** All that a service is told of a cloned voice. By it one is found again whose making nobody heard the end of. */
export const labelOfClone = (voiceKey: string): string => `nightlight-voice-${voiceKey}`

export const isLabelOfClone = (name: string): boolean => /^nightlight-voice-[0-9a-f-]{36}$/.test(name)
