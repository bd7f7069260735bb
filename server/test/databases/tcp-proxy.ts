import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy in front of a server that can be made to fail: to its clients the server disappears or stops responding. */
export interface TcpProxy {
  /** The server's URL through the proxy. */
  readonly url: string
  /** Resets every connection, and accepts no new one. */
  cut(): void
  /** Connections stay open but nothing arrives any more, as when a cable is pulled. New ones work. */
  freeze(): void
  restore(): void
  /** How many connections were not accepted so far. */
  refused(): number
  close(): Promise<unknown>
}

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let isUp = true
  let refused = 0
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (!isUp) {
      refused += 1
      return near.destroy()
    }
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
  const destroyAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    cut() {
      isUp = false
      destroyAll()
    },
    freeze() {
      for (const socket of open) socket.unpipe().pause()
    },
    restore() {
      isUp = true
    },
    refused: () => refused,
    close() {
      destroyAll()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
