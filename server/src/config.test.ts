import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ role: 'all', logLevel: 'info', http: { host: 'localhost', port: 3000 } })
    expect(config.database).toMatchObject({ kind: 'embedded' })
    expect(config.http.publicUrl).toBe('http://localhost:3000')
  })

  it('takes a variable that is set to nothing as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).http.port).toBe(3000)
  })

  it('goes to a server when it is given one', () => {
    const url = 'postgres://night:light@db:5432/nightlight'
    const config = readConfig({
      DATABASE_URL: url,
      ROLE: 'worker',
      PUBLIC_URL: 'https://stories.example.org/',
    })
    expect(config.database).toEqual({ kind: 'server', url, poolSize: 10 })
    expect(config.http.publicUrl).toBe('https://stories.example.org')
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, /^PORT /],
    [{ ROLE: 'king' }, 'ROLE must be all, web or worker'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be a level/],
    [{ PUBLIC_URL: 'stories.example.org' }, /^PUBLIC_URL must be an address/],
    [{ DATABASE_URL: 'mysql://somewhere' }, /^DATABASE_URL must be an address/],
    [{ REQUIRE_APPROVAL: 'maybe' }, /^REQUIRE_APPROVAL must be true or false/],
    [{ ROLE: 'web' }, /^ROLE=web needs DATABASE_URL/],
  ])('refuses %j and says why', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(message)
  })

  it('names every wrong variable at once, and repeats no value: it may be a secret', () => {
    const wrong = { PORT: 'x', DATABASE_URL: 'mysql://root:secret@db' }
    expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL/)
    expect(() => readConfig(wrong)).not.toThrow(/secret/)
  })
})
