/** The path that this document was loaded from. Pages that are navigated to from here keep its content policy. */
const openedAt = location.pathname

/** Whether the document was loaded from this path, so that the content policy is that page's own. */
export const isOpenedAt = (path: string): boolean =>
  openedAt.replace(/\/$/, '').toLowerCase() === path.toLowerCase()
