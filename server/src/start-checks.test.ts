import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { checkStart } from './start-checks.ts'

const taken = createServer()
afterEach(() => new Promise((resolve) => taken.close(resolve)))

const listen = () =>
  new Promise<string>((resolve) => {
    taken.listen(0, 'localhost', () => {
      const address = taken.address()
      resolve(String(typeof address === 'object' ? address?.port : ''))
    })
  })

const check = (environment: Record<string, string>) =>
  checkStart(readConfig(environment)).catch((error: unknown) => error)

test('a port that is in use is named before anything is created', async () => {
  const error = await check({ PORT: await listen() })
  expect(error).toBeInstanceOf(ConfigError)
  expect(String(error)).toMatch(/PORT \d+ is in use/)
})

test('a worker starts all the same: it only lacks health checks', async () => {
  const DATABASE_URL = 'postgres://night:light@db:5432/nightlight'
  expect(await check({ PORT: await listen(), ROLE: 'worker', DATABASE_URL })).toBeUndefined()
})

test.each([
  [{ HOST: 'nowhere.invalid' }, /HOST nowhere.invalid is a name that this machine cannot find/],
  [{ HOST: '192.0.2.1' }, /HOST 192.0.2.1 is not an address of this machine/],
])('%j is refused, and the variable is named', async (environment, message) => {
  const error = await check({ PORT: '0', ...environment })
  expect(error).toBeInstanceOf(ConfigError)
  expect(String(error)).toMatch(message)
})

test('a mail server whose name exists is accepted, and one that does not exist is named', async () => {
  expect(await check({ PORT: '0', SMTP_HOST: 'localhost' })).toBeUndefined()
  const error = await check({ PORT: '0', SMTP_HOST: 'mail.invalid' })
  // Without a name server the name is not known to be wrong.
  if (error !== undefined)
    expect(String(error)).toMatch(/SMTP_HOST mail.invalid is a name that does not exist/)
})
