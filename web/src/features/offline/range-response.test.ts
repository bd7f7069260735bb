import { expect, it } from 'vitest'
import { rangeResponse } from './range-response.ts'

const file = () => new Response('goodnight moon', { headers: { 'content-type': 'audio/mpeg' } })

it.each([
  ['bytes=0-3', 'good', 'bytes 0-3/14'],
  ['bytes=4-', 'night moon', 'bytes 4-13/14'],
  ['bytes=-4', 'moon', 'bytes 10-13/14'],
  ['bytes=10-99', 'moon', 'bytes 10-13/14'],
  ['bytes=-99', 'goodnight moon', 'bytes 0-13/14'],
])('returns the part of the file for %s', async (range, text, contentRange) => {
  const part = await rangeResponse(file(), range)
  expect([part.status, part.headers.get('content-range')]).toEqual([206, contentRange])
  expect([part.headers.get('content-length'), part.headers.get('content-type')]).toEqual([
    String(text.length),
    'audio/mpeg',
  ])
  expect(await part.text()).toBe(text)
})

it.each([null, 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2'])('returns the whole file for %s', async (range) => {
  const whole = await rangeResponse(file(), range)
  expect([whole.status, await whole.text()]).toEqual([200, 'goodnight moon'])
})

it.each(['bytes=14-', 'bytes=20-30', 'bytes=5-2'])('refuses %s as out of bounds', async (range) => {
  const response = await rangeResponse(file(), range)
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */14'])
})
