import { connect } from 'node:net'

/** A client that sends the beginning of a request, and then single bytes. @returns the response until the connection was closed */
export function trickle(port: number, beginning: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, 'localhost', () => socket.write(beginning))
  let received = ''
  const drops = setInterval(() => socket.writable && socket.write('a'), 20)
  socket.on('data', (chunk) => {
    received += chunk
  })
  // The server may close the connection while we are writing.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(drops)
    resolve(received)
  })
  return promise
}
