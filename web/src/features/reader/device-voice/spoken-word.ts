const name = 'device-word'

/** Lights a word without touching the text, which React owns; browsers without highlights show the sentence alone. */
export function setSpokenWord(sentence: HTMLElement | null, start = 0, length = 0): void {
  const highlights = globalThis.CSS?.highlights
  if (!highlights || typeof Highlight === 'undefined') return
  const range = sentence && rangeOf(sentence, start, start + (length || lengthOfWord(sentence, start)))
  if (range) highlights.set(name, new Highlight(range))
  else highlights.delete(name)
}

/** Some engines say where a word begins only. */
const lengthOfWord = ({ textContent }: HTMLElement, start: number): number =>
  /^[\p{L}\p{N}’'-]*/u.exec((textContent ?? '').slice(start))?.[0].length ?? 0

/** The part of an element between two offsets of its text, across the elements in it. */
export function rangeOf(element: HTMLElement, start: number, end: number): Range | null {
  if (end <= start) return null
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  let hasStart = false
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!hasStart && start < before + length) {
      range.setStart(node, start - before)
      hasStart = true
    }
    if (hasStart && end <= before + length) {
      range.setEnd(node, end - before)
      return range
    }
    before += length
  }
  return null
}
