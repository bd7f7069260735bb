import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsOnly } from './build/calls-only.ts'
import { chunkGroups } from './build/chunks.ts'
import { compressedFiles } from './build/compressed-files.ts'
import { drawnArt } from './build/drawn-art.ts'
import { drawnHome } from './build/drawn-home.ts'
import { firstFiles } from './build/first-files.ts'
import { limitFirstLoad } from './build/first-load.ts'
import { serviceWorker } from './build/service-worker.ts'
import { smallFonts } from './build/small-fonts.ts'

export default defineConfig({
  plugins: [
    smallFonts(fileURLToPath(new URL('../node_modules/.cache/fonts', import.meta.url))),
    drawnArt(),
    callsOnly(),
    react(),
    tailwindcss(),
    firstFiles(),
    drawnHome(),
    compressedFiles(),
    limitFirstLoad(150),
    serviceWorker(),
  ],
  // The original creates `<style>` elements, which the content policy refuses.
  resolve: {
    alias: { 'react-style-singleton': fileURLToPath(new URL('src/ui/adopted-styles.ts', import.meta.url)) },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Fonts in data: addresses would be refused by the content policy.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
})
