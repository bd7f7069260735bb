import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { unencryptedConnections } from './unencrypted-connections.ts'

const store = {
  S3_BUCKET: 'nightlight',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

it.each([
  [{ DATABASE_URL: 'postgres://who:secret@db.example.org:5432/nightlight' }, ['DATABASE_URL']],
  [{ DATABASE_URL: 'postgres://who@db.example.org/nightlight?sslmode=disable' }, ['DATABASE_URL']],
  [{ DATABASE_URL: 'postgres://who@8.8.8.8/nightlight' }, ['DATABASE_URL']],
  [
    { ...store, S3_ENDPOINT: 'http://store.example.org', S3_PUBLIC_ENDPOINT: 'https://store.example.org' },
    ['S3_ENDPOINT'],
  ],
  [{ SMTP_HOST: 'mail.example.org' }, ['SMTP_HOST']],
  [{ TEXT_BASE_URL: 'http://model.example.org/v1', TEXT_MODEL: 'm' }, ['TEXT_BASE_URL']],
  [{ ADMIN_WEBHOOK_URL: 'http://desk.example.org' }, ['ADMIN_WEBHOOK_URL']],
])('%j has the unencrypted connections %j', (environment, names) => {
  expect(unencryptedConnections(readConfig(environment))).toEqual(names)
})

it.each([
  {},
  { DATABASE_URL: 'postgres://who@db.example.org/nightlight?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://who@db.example.org/nightlight?ssl=true' },
  { DATABASE_URL: 'postgres://who@db:5432/nightlight', ...store, S3_ENDPOINT: 'http://store:9000' },
  { DATABASE_URL: 'postgres://who@[::1]/nightlight', SMTP_HOST: '192.168.7.2' },
  { DATABASE_URL: 'postgres://who@/nightlight?host=/run/postgresql.d' },
  { SMTP_HOST: 'mail.example.org', SMTP_SECURE: 'true', SMTP_PORT: '465' },
  { SMTP_HOST: 'mail.home.arpa', TEXT_BASE_URL: 'http://ollama.internal:11434/v1', TEXT_MODEL: 'm' },
])('%j has no unencrypted connection', (environment) => {
  expect(unencryptedConnections(readConfig(environment))).toEqual([])
})
