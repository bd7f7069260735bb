import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NameSaid } from './name-said.tsx'

const shown = (name: string, spokenName?: string) => {
  const { unmount } = render(<NameSaid name={name} spokenName={spokenName} />)
  const text = screen.queryByRole('status')?.textContent ?? null
  unmount()
  return text
}

it('says how a name is spoken that English misleads about, and warns of one that would be silent', () => {
  expect(shown('Isla')).toBe('We say it EYE-lah.')
  expect(shown(' Siobhán ')).toBe('We say it shiv-AWN.')
  expect(shown('Mia')).toBeNull()
  expect(shown('')).toBeNull()
  expect(shown('ليلى')).toMatch(/would be silent/)
  expect(shown('ليلى', 'LAY-lah')).toBeNull()
  expect(shown('Isla', 'ISS-lah')).toBeNull()
})
