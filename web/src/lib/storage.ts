/** Small things kept in this browser. Storage may be full, forbidden or edited by hand: nothing here throws. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Forgetting is the only harm.
  }
}

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // It could not have been kept either.
  }
}
