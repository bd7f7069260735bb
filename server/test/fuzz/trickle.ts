import { connect } from 'node:net'

/** A client that sends the beginning of a request, and then single bytes. @returns the response until the connection was closed */
export function trickle(port: number, beginning: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let received = ''
  let drops: NodeJS.Timeout | undefined
  const socket = connect(port, 'localhost', () => {
    socket.write(beginning)
    // Not earlier: what is written while the connection is still being made would arrive before the beginning.
    drops = setInterval(() => socket.writable && socket.write('a'), 20)
  })
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
