/** Saves a file as a download. */
export function saveFile(name: string, type: string, content: string): void {
  saveBlob(name, new Blob([content], { type }))
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
