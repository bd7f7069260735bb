import '@fontsource-variable/fraunces/soft.css'
import '@fontsource-variable/nunito/wght.css'
import './ui/theme.css'
import 'react-dom/client'
import './lib/loaded-from.ts'

// React and the app are evaluated one after the other, and not in one long task: see docs/decisions/0079.
const root = document.getElementById('root')
if (root) void import('./app/start.tsx').then(({ start }) => start(root))
