// `npm run dev`: the server on port 3000, started again when its code changes, and Vite in front of it on port 5173.
import { spawn } from 'node:child_process'
import { environment, install, pinnedNode, root } from './setup.mjs'

install()
const options = { cwd: root, stdio: 'inherit', env: environment }
const both = [
  spawn(pinnedNode, ['--watch', 'server/src/main.ts'], options),
  spawn('npm', ['run', 'dev', '--workspace', 'web', '--silent'], options),
]
for (const each of both) {
  each.on('exit', () => {
    for (const other of both) other.kill()
  })
}
