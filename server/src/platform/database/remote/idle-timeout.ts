import { Socket } from 'node:net'

/**
 * A socket that is destroyed when it has had no traffic for this long. Without it, a connection whose other end has vanished, as
 * when a cable is pulled or a server's machine dies, blocks its query until the operating system gives up, which takes hours.
 */
export const socketWithIdleTimeout = (afterMs: number) => (): Socket => {
  const socket = new Socket()
  socket.setTimeout(afterMs, () => socket.destroy(new Error('The connection to the database has timed out.')))
  return socket
}
