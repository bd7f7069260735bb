/**
 * Answers a range request from a cached file: players seek by ranges, and the cache holds whole responses only.
 * @param range the request's `Range` header
 * @returns 206 with the range, 416 if it is out of bounds, the whole response if no single range was requested
 */
export async function rangeResponse(whole: Response, range: string | null): Promise<Response> {
  const requested = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!requested || (requested[1] === '' && requested[2] === '')) return whole
  const file = await whole.blob()
  const [from, to] = boundsOf(file.size, requested[1] ?? '', requested[2] ?? '')
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

/** `-500` is the last 500 bytes; an open end is the end of the file. */
function boundsOf(size: number, first: string, last: string): readonly [number, number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1]
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
}
