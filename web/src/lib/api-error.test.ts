import { describe, expect, it } from 'vitest'
import { errorFromResponse, messageOf, unreachableError } from './api-error.ts'

describe('errorFromResponse', () => {
  it('puts the status and the message of the body into the error', () => {
    const error = errorFromResponse(
      429,
      'Too Many Requests',
      JSON.stringify({
        message: 'Enough for tonight.',
        code: 'quota_exceeded',
        resetsAt: '2026-11-23T00:00:00Z',
      }),
    )
    expect(error.message).toBe('429: Enough for tonight.')
    expect(error.userMessage).toBe('Enough for tonight.')
    expect(error).toMatchObject({ status: 429, code: 'quota_exceeded', resetsAt: '2026-11-23T00:00:00Z' })
  })

  it('lists the invalid fields', () => {
    const fields = [{ field: 'name', message: 'Name is required' }]
    const body = JSON.stringify({ message: 'Name is required', code: 'invalid_input', field: 'name', fields })
    expect(errorFromResponse(400, 'Bad Request', body)).toMatchObject({ field: 'name', fields })
  })

  it('falls back to the text of the body, then to the status text', () => {
    expect(errorFromResponse(502, 'Bad Gateway', 'upstream is away').message).toBe('502: upstream is away')
    expect(errorFromResponse(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable')
  })

  it('does not show the user the error page of a proxy', () => {
    const page = '<html><style>h1 { color: red }</style>\n<h1>Bad Gateway</h1><p>nginx</p></html>'
    const error = errorFromResponse(500, 'Internal Server Error', page)
    expect(error.message).toBe('500: Bad Gateway nginx')
    expect(error.userMessage).toMatch(/^Something went wrong/)
  })

  it('treats JSON that is not an error body as text', () => {
    expect(errorFromResponse(500, '', '[1]').message).toBe('500: [1]')
    expect(errorFromResponse(500, '', '{"message":7}').message).toBe('500: {"message":7}')
  })
})

describe('unreachableError', () => {
  it('has a message without a status', () => {
    expect(unreachableError().message).not.toMatch(/^\d/)
    expect(messageOf(unreachableError())).toBe(unreachableError().userMessage)
  })
})
