import { describe, expect, it } from 'vitest'
import { errorFromAnswer, messageOf, unreachable } from './api-error.ts'

describe('an answer that is not a success', () => {
  it('says the status and the sentence of the body', () => {
    const error = errorFromAnswer(
      429,
      'Too Many Requests',
      JSON.stringify({
        message: 'Enough for tonight.',
        code: 'quota_exceeded',
        resetsAt: '2026-11-23T00:00:00Z',
      }),
    )
    expect(error.message).toBe('429: Enough for tonight.')
    expect(error.plain).toBe('Enough for tonight.')
    expect(error).toMatchObject({ status: 429, code: 'quota_exceeded', resetsAt: '2026-11-23T00:00:00Z' })
  })

  it('names the fields that are wrong', () => {
    const fields = [{ field: 'name', message: 'Name is required' }]
    const body = JSON.stringify({ message: 'Name is required', code: 'invalid_input', field: 'name', fields })
    expect(errorFromAnswer(400, 'Bad Request', body)).toMatchObject({ field: 'name', fields })
  })

  it('falls back to the body, then to the status text', () => {
    expect(errorFromAnswer(502, 'Bad Gateway', 'upstream is away').message).toBe('502: upstream is away')
    expect(errorFromAnswer(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable')
  })

  it('spares people the page of a proxy', () => {
    const page = '<html><style>h1 { color: red }</style>\n<h1>Bad Gateway</h1><p>nginx</p></html>'
    const error = errorFromAnswer(500, 'Internal Server Error', page)
    expect(error.message).toBe('500: Bad Gateway nginx')
    expect(error.plain).toMatch(/^Something went wrong/)
  })

  it('is not fooled by JSON that is no error body', () => {
    expect(errorFromAnswer(500, '', '[1]').message).toBe('500: [1]')
    expect(errorFromAnswer(500, '', '{"message":7}').message).toBe('500: {"message":7}')
  })

  it('speaks plainly when there was no answer', () => {
    expect(unreachable().message).not.toMatch(/^\d/)
    expect(messageOf(unreachable())).toBe(unreachable().plain)
  })
})
