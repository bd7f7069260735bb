/** Fields of requests that contain personal data. */
const requestFields =
  /^(username|fullName|email|name|readerName|recipient|infoText|interests|fears|plot|otherFeatures|grownUps|spokenName|said|message|password)$/

/** Fields of responses that contain personal data. Messages are our own texts. */
const responseFields =
  /^(username|fullName|email|name|readerName|recipient|infoText|interests|fears|plot|otherFeatures|grownUps|spokenName|said|title|content|text)$/

/** A single word in lower case may be a level, a route or an outcome; with hyphens, the name of a job. */
const constant = /^[a-z_]*$/

/** Whether a name cannot be told apart from a level, a route or an outcome: what is sent may be any word. */
export const isConstant = (written: string): boolean => constant.test(written.trim())

const constantOrJob = /^[a-z_-]*$/

/** Texts are recognized by the beginnings of their sentences, because a log seldom quotes all of a text. */
const beginning = 40
const sentence = /[^.!?\n]{20,}/g

/** Collects what a family has written in the body of a request. */
export function personalDataInRequest(body: unknown, into: Set<string>): void {
  collect(body, requestFields, (word) => !isConstant(word) && addText(word, into))
}

/** Collects what a family reads in a JSON response. */
export function personalDataInResponse(answer: unknown, into: Set<string>): void {
  collect(answer, responseFields, (word) => !constantOrJob.test(word.trim()) && addText(word, into))
}

/** Adds a name as it is, and every sentence of a text. */
export function addText(written: string, into: Set<string>): void {
  const word = written.trim()
  if (word.length > 2 * beginning || word.includes('\n')) {
    for (const [each] of word.matchAll(sentence)) into.add(beginningOf(each.trim()))
  } else if (word.replace(/\P{L}/gu, '').length >= 3) {
    into.add(word)
  }
}

/** Finds words in a log, as they are or encoded as in JSON or a URL. Only whole words count: Mia does not match Miami. */
export function findInLog(log: string, words: Iterable<string>): string[] {
  const asWritten = searcherOf(log)
  const inLowerCase = searcherOf(log.toLowerCase())
  return [...words].filter(
    (word) =>
      spellings(word).some(asWritten) ||
      // E-mail addresses are stored in lower case.
      (word.includes('@') && inLowerCase(word.toLowerCase())),
  )
}

function collect(body: unknown, fields: RegExp, add: (word: string) => void): void {
  if (typeof body !== 'object' || body === null || ArrayBuffer.isView(body)) return
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === 'string' && fields.test(key)) add(value)
    else collect(value, fields, add)
  }
}

/** Cut at the end of a word. */
function beginningOf(text: string): string {
  if (text.length <= beginning) return text
  const end = text.lastIndexOf(' ', beginning)
  return text.slice(0, end > 0 ? end : beginning)
}

function spellings(word: string): string[] {
  const inAddress = word.isWellFormed() ? encodeURIComponent(word) : word
  return [...new Set([word, JSON.stringify(word).slice(1, -1), inAddress])]
}

/** Logs are long but have few distinct words, so a text with a word that is not among them need not be searched for. */
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
