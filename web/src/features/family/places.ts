export const shelfPath = (familyId: number) => `/library?family=${familyId}`
export const createPath = (familyId: number) => `/family/${familyId}/create`

export const closedWords = (firstName: string) => `Closed for now: ${firstName}’s plan has no family sharing.`
