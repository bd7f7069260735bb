import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractWithoutSchemas } from './build/contract-without-schemas.ts'
import { drawnArt } from './build/drawn-art.ts'
import { noStyleElements } from './build/no-style-elements.ts'
import { serviceWorker } from './build/service-worker.ts'

export default defineConfig({
  plugins: [contractWithoutSchemas(), drawnArt(), noStyleElements(), react(), tailwindcss(), serviceWorker()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Fonts in data: addresses would be refused by the content policy.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
})
