/**
 * The part of a kept file that a player asks for. Players seek by ranges, and the cache knows whole answers only.
 * @param range the request's `Range` header
 * @returns 206 with the part, 416 beyond the end, the whole answer where no single range was asked for
 */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return whole
  const file = await whole.blob()
  const [from, to] = edgesOf(file.size, asked[1] ?? '', asked[2] ?? '')
  if (from > to || from >= file.size) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } })
  }
  return new Response(file.slice(from, to + 1), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? 'application/octet-stream',
      'content-length': String(to - from + 1),
      'content-range': `bytes ${from}-${to}/${file.size}`,
      'accept-ranges': 'bytes',
    },
  })
}

/** `-500` is the last 500 bytes; an open end is the file's. */
function edgesOf(size: number, first: string, last: string): readonly [number, number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1]
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
}
