/** Fields of calls in which a family writes something of its own. */
const sentIn =
  /^(username|fullName|email|name|readerName|recipient|infoText|interests|fears|plot|otherFeatures|spokenName|message|password)$/

/** Fields of answers in which a family reads what is its own. Messages are ours. */
const toldIn =
  /^(username|fullName|email|name|readerName|recipient|infoText|interests|fears|plot|otherFeatures|spokenName|title|content|text)$/

/** One word in small letters may be a level, a route or an outcome of ours; with hyphens in it, a kind of work. */
const oneOfOurs = /^[a-z_]*$/
const kindOfOurs = /^[a-z_-]*$/

/** A text is known by the beginnings of its sentences: who quotes it seldom quotes all of it. */
const beginning = 40
const sentence = /[^.!?\n]{20,}/g

/** What a family has written in the body of a call. */
export function wordsSent(body: unknown, into: Set<string>): void {
  collect(body, sentIn, (word) => !oneOfOurs.test(word) && addWord(word, into))
}

/** What a family reads in an answer that is JSON. */
export function wordsTold(answer: unknown, into: Set<string>): void {
  collect(answer, toldIn, (word) => !kindOfOurs.test(word) && addWord(word, into))
}

/** Names as they are, of texts every sentence. */
export function addWord(written: string, into: Set<string>): void {
  const word = written.trim()
  if (word.length > 2 * beginning || word.includes('\n')) {
    for (const [each] of word.matchAll(sentence)) into.add(beginningOf(each.trim()))
  } else if (word.replace(/\P{L}/gu, '').length >= 3) {
    into.add(word)
  }
}

/**
 * Which of the words a log holds, as they are or as JSON or an address writes them. A word that is only part of a longer one is
 * not meant: Mia is no part of Miami.
 */
export function wordsIn(log: string, words: Iterable<string>): string[] {
  const asWritten = searcherOf(log)
  const inSmallLetters = searcherOf(log.toLowerCase())
  return [...words].filter(
    (word) =>
      spellings(word).some(asWritten) ||
      // Addresses are kept in small letters.
      (word.includes('@') && inSmallLetters(word.toLowerCase())),
  )
}

function collect(body: unknown, fields: RegExp, hear: (word: string) => void): void {
  // Files are no words.
  if (typeof body !== 'object' || body === null || ArrayBuffer.isView(body)) return
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === 'string' && fields.test(key)) hear(value)
    else collect(value, fields, hear)
  }
}

/** Up to the end of a word. */
function beginningOf(text: string): string {
  if (text.length <= beginning) return text
  const end = text.lastIndexOf(' ', beginning)
  return text.slice(0, end > 0 ? end : beginning)
}

function spellings(word: string): string[] {
  const inAddress = word.isWellFormed() ? encodeURIComponent(word) : word
  return [...new Set([word, JSON.stringify(word).slice(1, -1), inAddress])]
}

/** Logs are long and have few words: what has another one in it need not be looked for. */
function searcherOf(log: string): (written: string) => boolean {
  const has = new Set(log.match(oneWord))
  return (written) => (written.match(oneWord) ?? []).every((each) => has.has(each)) && holds(log, written)
}

const oneWord = /[\p{L}\p{N}]+/gu

function holds(log: string, written: string): boolean {
  for (let at = log.indexOf(written); at >= 0; at = log.indexOf(written, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(`${log[at - 1] ?? ''}${log[at + written.length] ?? ''}`)) return true
  }
  return false
}
