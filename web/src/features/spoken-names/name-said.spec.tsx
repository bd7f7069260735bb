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
  expect(shown('Isla')).toBe(
    'In English stories Nightlight’s own voices say it EYE-lah. Others read it their own way.',
  )
  expect(shown(' Siobhán ')).toMatch(/own voices say it shiv-AWN\./)
  expect(shown('Mia')).toBeNull()
  expect(shown('')).toBeNull()
  expect(shown('ليلى')).toMatch(/would be silent/)
  expect(shown('ليلى', 'LAY-lah')).toBeNull()
  expect(shown('Isla', 'ISS-lah')).toBeNull()
})
