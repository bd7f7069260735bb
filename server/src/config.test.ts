import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ role: 'all', logLevel: 'info', http: { host: 'localhost', port: 3000 } })
    expect(config.database).toMatchObject({ kind: 'embedded' })
    expect(config.http.publicUrl).toBe('http://localhost:3000')
  })

  it('serves a home network with TLS by one variable, and other certificates from files', () => {
    const home = readConfig({
      HTTPS: 'auto',
      PORT: '4000',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://lamp.local:4000',
    })
    expect(home.http).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://lamp.local:4000',
      tls: { kind: 'home', folder: '/data/tls', publicHost: 'lamp.local' },
      trustPort: 4001,
    })
    expect(readConfig({ HTTPS: 'auto' }).http.publicUrl).toMatch(/^https:\/\/.+:3000$/)
    expect(readConfig({ TLS_CERT: '/tls/cert.pem', TLS_KEY: '/tls/key.pem' }).http).toMatchObject({
      host: 'localhost',
      publicUrl: 'https://localhost:3000',
      tls: { kind: 'files', cert: '/tls/cert.pem', key: '/tls/key.pem' },
      trustPort: null,
    })
    expect(readConfig({}).http).toMatchObject({ tls: null, trustPort: null })
  })

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).http.port).toBe(3000)
  })

  it('reads a variable by its former name, if the current one is not set', () => {
    expect(readConfig({}).sampleContent).toBe(true)
    expect(readConfig({ HOUSE_CONTENT: 'false' }).sampleContent).toBe(false)
    expect(readConfig({ HOUSE_CONTENT: 'false', SAMPLE_CONTENT: 'true' }).sampleContent).toBe(true)
  })

  it.each([
    ['false', 0],
    ['true', 1],
    ['2', 2],
  ])('reads TRUST_PROXY=%s as %i proxies', (TRUST_PROXY, count) => {
    expect(readConfig({ TRUST_PROXY }).http.trustProxy).toBe(count)
  })

  it('uses a database server if there is a DATABASE_URL', () => {
    const url = 'postgres://night:light@db:5432/nightlight'
    const config = readConfig({
      DATABASE_URL: url,
      ROLE: 'worker',
      PUBLIC_URL: 'https://stories.example.org/',
    })
    expect(config.database).toEqual({ kind: 'server', url, poolSize: 10 })
    expect(config.http.publicUrl).toBe('https://stories.example.org')
  })

  it('uses the embedded writer, and a model if one is configured', () => {
    expect(readConfig({}).text).toEqual({ provider: 'embedded' })
    expect(readConfig({ TEXT_API_KEY: 'sk-moon' }).text).toMatchObject({
      provider: 'openai',
      baseUrl: null,
      model: 'gpt-5.4-mini',
      timeoutMs: 60_000,
    })
    const local = { TEXT_BASE_URL: 'http://ollama:11434/v1/', TEXT_MODEL: 'qwen3:8b' }
    const limited = { TEXT_TIMEOUT_SECONDS: '300', TEXT_LANGUAGES: 'uk, de' }
    expect(readConfig({ ...local, ...limited }).text).toEqual({
      provider: 'openai',
      baseUrl: 'http://ollama:11434/v1',
      apiKey: null,
      model: 'qwen3:8b',
      timeoutMs: 300_000,
      languages: ['en', 'de', 'uk'],
    })
    expect(readConfig({ TEXT_PROVIDER: 'anthropic', TEXT_API_KEY: 'sk-sun' }).text).toMatchObject({
      provider: 'anthropic',
      model: 'claude-sonnet-5-5',
    })
    expect(readConfig({ TEXT_PROVIDER: 'embedded', TEXT_API_KEY: 'sk-moon' }).text).toEqual({
      provider: 'embedded',
    })
  })

  it.each([
    ['VISION', 'vision', 'gpt-5.4-mini', 60_000],
    ['IMAGE', 'images', 'gpt-image-1.5', 120_000],
  ] as const)('uses no %s service until one is configured', (kind, name, model, timeoutMs) => {
    expect(readConfig({})[name]).toBeNull()
    expect(readConfig({ [`${kind}_API_KEY`]: 'sk-moon' })[name]).toEqual({
      baseUrl: null,
      apiKey: 'sk-moon',
      model,
      timeoutMs,
    })
    const local = { [`${kind}_BASE_URL`]: 'http://local:8080/v1/', [`${kind}_MODEL`]: 'tiny' }
    expect(readConfig(local)[name]).toMatchObject({ baseUrl: 'http://local:8080/v1', apiKey: null })
    const half = { [`${kind}_BASE_URL`]: 'http://local:8080/v1/' }
    expect(() => readConfig(half)).toThrow(`${kind}_BASE_URL needs ${kind}_MODEL`)
    expect(() => readConfig({ [`${kind}_MODEL`]: 'tiny' })).toThrow(`${kind}_MODEL needs ${kind}_API_KEY`)
  })

  it('keeps photos for 30 days by default', () => {
    expect(readConfig({}).photos.retentionDays).toBe(30)
    expect(readConfig({ PHOTOS_KEPT_DAYS: '7' }).photos.retentionDays).toBe(7)
    expect(() => readConfig({ PHOTOS_KEPT_DAYS: '0' })).toThrow('PHOTOS_KEPT_DAYS')
  })

  it('looks for neural voices in the data folder by default', () => {
    expect(readConfig({ DATA_DIR: '/data' }).speech.modelsFolder).toBe('/data/voices')
    expect(readConfig({ VOICE_MODELS_DIR: '/models' }).speech.modelsFolder).toBe('/models')
  })

  it('has only built-in voices until a service has a key', () => {
    expect(readConfig({}).speech).toMatchObject({
      timeoutMs: 60_000,
      hume: null,
      elevenlabs: null,
      openai: null,
    })
    const { speech } = readConfig({
      HUME_API_KEY: 'hum',
      ELEVENLABS_API_KEY: 'eleven',
      ELEVENLABS_BASE_URL: 'http://proxy:9000/',
      OPENAI_SPEECH_API_KEY: 'sk-star',
      SPEECH_TIMEOUT_SECONDS: '20',
    })
    expect(speech).toMatchObject({
      timeoutMs: 20_000,
      hume: { apiKey: 'hum', baseUrl: null },
      elevenlabs: { apiKey: 'eleven', baseUrl: 'http://proxy:9000' },
      openai: { apiKey: 'sk-star', baseUrl: null, model: 'gpt-4o-mini-tts' },
    })
    const own = { OPENAI_SPEECH_BASE_URL: 'http://kokoro:8880/v1', OPENAI_SPEECH_MODEL: 'kokoro' }
    expect(readConfig(own).speech.openai).toEqual({
      apiKey: null,
      baseUrl: 'http://kokoro:8880/v1',
      model: 'kokoro',
    })
  })

  it('enables payments if all three keys are set', () => {
    expect(readConfig({}).payments).toBeNull()
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLIC_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    }
    expect(readConfig(keys).payments).toEqual({
      secretKey: 'sk_test_1',
      publicKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: null,
    })
  })

  it.each([
    [{ HUME_API_KEY: 'a key' }, /^HUME_API_KEY must be a key/],
    [{ HUME_BASE_URL: 'https://hume.example' }, 'HUME_BASE_URL needs HUME_API_KEY'],
    [{ ELEVENLABS_API_KEY: 'k', ELEVENLABS_BASE_URL: 'nowhere' }, /^ELEVENLABS_BASE_URL must be an address/],
    [{ OPENAI_SPEECH_BASE_URL: 'http://kokoro/v1' }, /^OPENAI_SPEECH_BASE_URL needs OPENAI_SPEECH_MODEL/],
    [{ OPENAI_SPEECH_MODEL: 'tts-1' }, /^OPENAI_SPEECH_MODEL needs OPENAI_SPEECH_API_KEY/],
    [{ SPEECH_TIMEOUT_SECONDS: '0' }, /^SPEECH_TIMEOUT_SECONDS/],
    [{ TEXT_PROVIDER: 'ouija' }, 'TEXT_PROVIDER must be embedded, openai or anthropic'],
    [{ TEXT_PROVIDER: 'anthropic' }, /^TEXT_PROVIDER=anthropic needs TEXT_API_KEY/],
    [{ TEXT_BASE_URL: 'http://localhost:8080/v1' }, /^TEXT_BASE_URL needs TEXT_MODEL/],
    [{ TEXT_BASE_URL: 'localhost:8080' }, /^TEXT_BASE_URL must be an address/],
    [{ TEXT_API_KEY: 'sk moon' }, /^TEXT_API_KEY must be a key/],
    [{ TEXT_LANGUAGES: 'de, klingon' }, 'TEXT_LANGUAGES must be a list of en, ar, cs, da, de'],
    [{ TEXT_TIMEOUT_SECONDS: 'soon' }, 'TEXT_TIMEOUT_SECONDS must be a whole number'],
    [{ STRIPE_PUBLIC_KEY: 'sk_test_1' }, /^STRIPE_PUBLIC_KEY must be a key that begins with pk_/],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be a key that begins with sk_/],
    [{ STRIPE_PUBLIC_KEY: 'pk_test_1' }, /^Payments need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET too/],
    [{ SECRET_KEYS_OLD: `${'k'.repeat(32)},short` }, /^SECRET_KEYS_OLD must be keys of at least 32/],
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 200'],
    [{ S3_BUCKET: 'nl' }, 'S3_BUCKET must be the name of a bucket: 3 to 63 small letters'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'must be an address such as http://collector:4318'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: '=%%%' }, /^OTEL_EXPORTER_OTLP_HEADERS must be pairs/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'x-token=one, y-token' }, /^OTEL_EXPORTER_OTLP_HEADERS must be pairs/],
    [{ ROLE: 'king' }, 'ROLE must be all, web or worker'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be a level/],
    [{ PUBLIC_URL: 'stories.example.org' }, /^PUBLIC_URL must be an address/],
    [{ DATABASE_URL: 'mysql://somewhere' }, /^DATABASE_URL must be an address/],
    [{ REQUIRE_APPROVAL: 'maybe' }, /^REQUIRE_APPROVAL must be true or false/],
    [{ ROLE: 'web' }, /^ROLE=web needs DATABASE_URL/],
    [{ HTTPS: 'yes' }, 'HTTPS must be auto or off'],
    [{ TLS_CERT: 'cert.pem' }, 'TLS_CERT needs TLS_KEY too'],
    [{ TLS_KEY: 'key.pem' }, 'TLS_KEY needs TLS_CERT too'],
    [{ HTTPS: 'auto', TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' }, 'set either that, or TLS_CERT and TLS_KEY'],
    [{ HTTPS: 'auto', PUBLIC_URL: 'http://lamp.local' }, 'PUBLIC_URL must begin with https://'],
  ])('refuses %j and says why', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(message)
  })

  it.each(['authorization=Basic%20bW9vbg%3D%3D', 'x-token=a, x-scope=fox%2Cowl', 'x-empty='])(
    'accepts OTEL_EXPORTER_OTLP_HEADERS=%s',
    (OTEL_EXPORTER_OTLP_HEADERS) => {
      expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS })).not.toThrow()
    },
  )

  it('names every invalid variable at once, and never a value, which may be a secret', () => {
    const wrong = { PORT: 'x', DATABASE_URL: 'mysql://root:secret@db', TEXT_API_KEY: 'secret key' }
    expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL/)
    expect(() => readConfig(wrong)).not.toThrow(/secret/)
  })
})
