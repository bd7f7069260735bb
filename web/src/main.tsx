import '@fontsource-variable/fraunces/soft.css'
import '@fontsource-variable/nunito/wght.css'
import './ui/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './lib/loaded-from.ts'
import { App } from './app/app.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
