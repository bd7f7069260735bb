/** The address that this document was opened at. Pages that are come to from here on share its content policy. */
const openedAt = location.pathname

/** Whether the document itself is this page, so that the policy is the one that the server sends with it. */
export const isOpenedAt = (path: string): boolean =>
  openedAt.replace(/\/$/, '').toLowerCase() === path.toLowerCase()
