import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The way to a database server, which can be broken: to those behind it the server goes away, or falls silent. */
export interface Cuttable {
  /** The same address, through here. */
  readonly url: string
  /** Breaks every connection off, and takes no new one. */
  cut(): void
  /** Connections stay open and nothing arrives any more, as when a cable is pulled. New ones are as before. */
  silence(): void
  mend(): void
  close(): Promise<unknown>
}

export async function cuttable(target: string): Promise<Cuttable> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let whole = true
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (!whole) return near.destroy()
    const far = connect(Number(port), hostname)
    far.on('error', () => undefined)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const breakOff = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    cut() {
      whole = false
      breakOff()
    },
    silence() {
      for (const socket of open) socket.unpipe().pause()
    },
    mend() {
      whole = true
    },
    close() {
      breakOff()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
