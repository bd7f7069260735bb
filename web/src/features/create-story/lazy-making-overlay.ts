import { lazy } from 'react'

export const MakingOverlay = lazy(async () => ({
  default: (await import('./making-overlay.tsx')).MakingOverlay,
}))
