import { describe, expect, it } from 'vitest'
import { authPath, returnPath } from './return-path.ts'

describe('returnPath', () => {
  it('is the path that authPath was given', () => {
    const path = '/story/0198?from=library#audio'
    expect(returnPath(authPath(path, 'register').slice('/auth?'.length))).toBe(path)
    expect(authPath('/')).toBe('/auth')
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'library', ''])(
    'is null for %j, which would leave the site',
    (next) => expect(returnPath(new URLSearchParams({ next }).toString())).toBeNull(),
  )
})
