import { Socket } from 'node:net'

/**
 * A socket that ends when nothing has passed it for so long. Without it a connection whose other end has vanished without a word,
 * as when a cable is pulled or a server's machine dies, holds its query for as long as the operating system believes in it: hours.
 */
export const endsInSilence = (afterMs: number) => (): Socket => {
  const socket = new Socket()
  socket.setTimeout(afterMs, () => socket.destroy(new Error('The database has fallen silent.')))
  return socket
}
