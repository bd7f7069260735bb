import { connect } from 'node:net'

/** A client that sends the beginning of a request, and then a byte now and then. @returns what it was told until it was cut off */
export function trickle(port: number, beginning: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, 'localhost', () => socket.write(beginning))
  let heard = ''
  const drops = setInterval(() => socket.writable && socket.write('a'), 20)
  socket.on('data', (chunk) => {
    heard += chunk
  })
  // Cut off in the middle of a byte.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(drops)
    resolve(heard)
  })
  return promise
}
