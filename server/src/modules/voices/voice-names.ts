/** Key of the encrypted recording of a cloned voice. */
export const sampleFile = (voiceKey: string): string => `${sampleFolder(voiceKey)}sample`

export const sampleFolder = (voiceKey: string): string => `voices/${voiceKey}/`

/** Folder of an account's previews, deleted with the account: they may contain a child's name, or be spoken in a cloned voice. */
export const previewFolder = (userId: number): string => `${sharedPreviews}${userId}/`

/** Folder of previews that are the same for everybody. */
export const sharedPreviews = 'previews/'

/** All that a service is told about a cloned voice. With it a voice is found again whose response was lost. */
export const labelOfClone = (voiceKey: string): string => `nightlight-voice-${voiceKey}`

export const isLabelOfClone = (name: string): boolean => /^nightlight-voice-[0-9a-f-]{36}$/.test(name)
