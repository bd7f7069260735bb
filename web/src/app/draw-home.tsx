import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './app.tsx'

/** The markup of the home page as a visitor sees it first, for the build. `start.tsx` takes it over. */
export const drawHome = (): string =>
  renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <App />
      </Router>
    </StrictMode>,
  )
