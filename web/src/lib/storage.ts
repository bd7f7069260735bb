/** localStorage that never throws: it may be full, forbidden or edited by hand. */
export function saveItem(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The value is then not stored; nothing worse.
  }
}

export function loadItem(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing was stored either.
  }
}
