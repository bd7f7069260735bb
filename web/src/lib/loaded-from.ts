/** The path that this document was loaded from. Pages that are navigated to from here keep its content policy. */
const loadedPath = location.pathname

/** Whether the document was loaded from this path, so that the content policy is that page's own. */
export const isLoadedFrom = (path: string): boolean =>
  loadedPath.replace(/\/$/, '').toLowerCase() === path.toLowerCase()
