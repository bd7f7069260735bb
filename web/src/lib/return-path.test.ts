import { describe, expect, it } from 'vitest'
import { authPath, returnPath } from './return-path.ts'

describe('the way back after signing in', () => {
  it('survives the address', () => {
    const path = '/story/0198?from=library#audio'
    expect(returnPath(authPath(path, 'register').slice('/auth?'.length))).toBe(path)
    expect(authPath('/')).toBe('/auth')
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'library', ''])(
    'does not leave the site: %j',
    (next) => expect(returnPath(new URLSearchParams({ next }).toString())).toBeNull(),
  )
})
