import { expect, it } from 'vitest'
import { formatBytes, formatDollars } from './numbers.ts'

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [50 * 1024 ** 2, '50 MB'],
  [2 * 1024 ** 4, '2.0 TB'],
])('%d bytes read as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

it.each([
  [0, '$0.00'],
  [0.0042, '$0.0042'],
  [12.5, '$12.50'],
])('%d dollars read as %s', (usd, text) => expect(formatDollars(usd)).toBe(text))
