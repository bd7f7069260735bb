import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { afterEach, expect, it } from 'vitest'
import { patientFetch } from './patient-fetch.ts'

const usual = getGlobalDispatcher()
let server: Server | undefined
afterEach(() => {
  setGlobalDispatcher(usual)
  server?.closeAllConnections()
  server?.close()
})

it('waits for a server longer than fetch does by itself', async () => {
  setGlobalDispatcher(new Agent({ headersTimeout: 100 }))
  const late = Promise.withResolvers<void>()
  server = createServer((_, response) => void late.promise.then(() => response.end('Once')))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const waiting = patientFetch(url)
  // When fetch itself has given up, the server answers.
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  late.resolve()
  expect(await (await waiting).text()).toBe('Once')
})
