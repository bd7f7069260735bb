import { expect, it } from 'vitest'
import { screenWithoutConnection } from './without-connection.ts'

const story = (id: string) => ({ id, title: id, thumbnailUrl: null, language: 'en' as const })
const saved = { userId: 1, stories: [{ id: 'b', title: 'b', version: '1', bytes: 1, files: [] }] }
const at = (time: string) => new Date(`2026-11-30T${time}`)
const screen = (hours: { from: string; until: string } | null) => ({
  name: 'Juniper',
  isOpen: true,
  hours,
  stories: [story('a'), story('b')],
})

it('shows the stories of this device, and none outside of the hours', () => {
  const ids = (hours: Parameters<typeof screen>[0], time: string) =>
    screenWithoutConnection(screen(hours), saved, at(time)).stories.map(({ id }) => id)
  expect(ids(null, '03:00')).toEqual(['b'])
  expect(ids({ from: '18:00', until: '20:00' }, '18:00')).toEqual(['b'])
  expect(ids({ from: '18:00', until: '20:00' }, '20:00')).toEqual([])
  expect(ids({ from: '20:00', until: '07:00' }, '06:59')).toEqual(['b'])
  expect(ids({ from: '20:00', until: '07:00' }, '12:00')).toEqual([])
})
