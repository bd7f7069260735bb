import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,storyteller,illustrator,lullaby,server,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'e2e/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
