// `npm start`: sets up what is missing, then serves the product until it is told to stop. `npm start -- --https` serves it to a home network
// with TLS (HTTPS=auto).
import { spawn } from 'node:child_process'
import { buildWeb, environment, install, pinnedNode, root } from './setup.mjs'

install()
buildWeb()

const https = process.argv.includes('--https') && { HTTPS: 'auto' }
const env = { ...environment, ...https }
const server = spawn(pinnedNode, ['server/src/main.ts'], { cwd: root, stdio: 'inherit', env })

// Ctrl+C reaches the server through the terminal; what is sent to this process alone has to be passed on.
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGINT', () => {})
server.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 0)
})
