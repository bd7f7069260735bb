import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsOnly } from './build/calls-only.ts'
import { compressedFiles } from './build/compressed-files.ts'
import { drawnArt } from './build/drawn-art.ts'
import { drawnHome } from './build/drawn-home.ts'
import { firstFiles } from './build/first-files.ts'
import { limitFirstLoad } from './build/first-load.ts'
import { serviceWorker } from './build/service-worker.ts'

export default defineConfig({
  plugins: [
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
    // The first load is React and the app, each in one file, and icons that pages share are in one as well: modules that are shared would
    // otherwise be some twenty small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', tags: ['$initial'], priority: 2 },
            { name: 'app', test: /\/web\/src\/app\/start\.tsx$/, priority: 1 },
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
})
