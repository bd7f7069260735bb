/** Where somebody arrives who meant to be elsewhere: 'at the seaside' of a train that takes the wrong track and ends up at the seaside. */
export function endedIn(does: string): string | undefined {
  const [, where = ''] =
    /\b(?:ends?|ended|winds?|wound) up ((?:at|in|on) (?:(?:an?|the) )?\p{L}[\p{L}’ -]*?)(?= (?:with|and|where|who|that|full|instead|by) |$)/iu.exec(
      does,
    ) ?? []
  const last = where.split(' ').at(-1)?.toLowerCase() ?? ''
  return where === '' || where.split(' ').length > 5 || noEnd.test(last) ? undefined : where
}

const noEnd =
  /^(?:it|him|her|them|trouble|hospital|jail|prison|bed|love|charge|time|way|mess|story|one|tears|him|school|nursery|home|together|mistake|accident)$/
