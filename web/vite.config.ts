import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedFiles } from './build/compressed-files.ts'
import { drawnArt } from './build/drawn-art.ts'
import { limitFirstLoad } from './build/first-load.ts'
import { firstPicture } from './build/first-picture.ts'
import { serviceWorker } from './build/service-worker.ts'

export default defineConfig({
  plugins: [
    drawnArt(),
    react(),
    tailwindcss(),
    firstPicture(),
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
    // All of the first load in one file. Modules that a page shares with it would otherwise be some twenty small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first-load', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
})
