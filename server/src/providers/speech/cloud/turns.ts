interface Waiting {
  readonly go: () => void
  readonly urgent: boolean
}

/** Lets so many in at a time; the others wait, and who is urgent goes first. Vendors refuse more than a few calls at once. */
export function takingTurns(most: number) {
  const line: Waiting[] = []
  let inside = 0

  const enter = async (urgent: boolean, signal: AbortSignal) => {
    signal.throwIfAborted()
    if (inside >= most) return waitIn(line, urgent, signal)
    inside++
  }

  /** The place is handed on, so that nobody slips in between. */
  const leave = () => {
    const [next] = line.splice(
      Math.max(
        0,
        line.findIndex((one) => one.urgent),
      ),
      1,
    )
    if (next) next.go()
    else inside--
  }

  return async function inTurn<T>(urgent: boolean, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await enter(urgent, signal)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

function waitIn(line: Waiting[], urgent: boolean, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = () => {
    const place = line.indexOf(one)
    if (place >= 0) line.splice(place, 1)
    reject(signal.reason)
  }
  const go = () => {
    signal.removeEventListener('abort', giveUp)
    resolve()
  }
  const one = { go, urgent }
  line.push(one)
  signal.addEventListener('abort', giveUp, { once: true })
  return promise
}
