/**
 * As much of WASI preview 1 as a program needs that reads its arguments, prints, and writes one file: thirteen calls, all in
 * memory. Node's own `node:wasi` is experimental and ended the process after some forty runs of this program.
 */
export interface Run {
  readonly stdout: string
  readonly file: Uint8Array
}

const errors = { none: 0, badFile: 8, notSupported: 58 } as const
const types = { character: 2, folder: 3, regular: 4 } as const
const stdoutFile = 1
const stderrFile = 2
const folderFile = 3
const openedFile = 4

/** Stands for the exit of the program, which cannot return to whoever started it. */
class Exit {
  readonly code: number
  constructor(code: number) {
    this.code = code
  }
}

/**
 * A program that can be run again and again on one thread. Its memory is given back as it was when the program was loaded, which
 * is much quicker than loading it anew, and leaves no memory behind that somebody would have to collect.
 * @returns a function that runs it to its end; the file that it writes is whatever it opens in the folder `/`
 */
export function openProgram(program: WebAssembly.Module): (args: readonly string[]) => Run {
  let idle: Machine | undefined
  return (args) => {
    const machine = idle ?? new Machine(program)
    idle = undefined
    const run = machine.run(args)
    // One that was thrown out of the program has not put its stack back, and is not used again.
    if (!machine.wasLeft) idle = machine
    return run
  }
}

class Machine {
  /** The program ended by leaving, not by coming to its end. */
  wasLeft = false
  readonly #memory: WebAssembly.Memory
  readonly #start: () => void
  readonly #loaded: Uint8Array
  #stdout = new GrowingFile()
  #stderr = new GrowingFile()
  #file = new GrowingFile()
  #args: readonly Uint8Array[] = []

  constructor(program: WebAssembly.Module) {
    const { exports } = new WebAssembly.Instance(program, { wasi_snapshot_preview1: this.#calls })
    this.#memory = exports.memory as WebAssembly.Memory
    this.#start = exports._start as () => void
    this.#loaded = new Uint8Array(this.#memory.buffer).slice()
  }

  run(args: readonly string[]): Run {
    const memory = new Uint8Array(this.#memory.buffer)
    memory.set(this.#loaded)
    memory.fill(0, this.#loaded.length)
    this.#args = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
    this.#stdout = new GrowingFile()
    this.#stderr = new GrowingFile()
    this.#file = new GrowingFile()
    this.wasLeft = true
    try {
      this.#start()
      this.wasLeft = false
    } catch (end) {
      if (!(end instanceof Exit)) throw end
      if (end.code !== 0)
        throw new Error(`The program ended with ${end.code}: ${this.#stderr.text().slice(0, 200)}`)
    }
    return { stdout: this.#stdout.text(), file: this.#file.bytes() }
  }

  /** The memory may have grown, and then its buffer is another one. */
  get #view(): DataView {
    return new DataView(this.#memory.buffer)
  }

  readonly #calls = {
    args_sizes_get: (countAt: number, sizeAt: number) => {
      this.#view.setUint32(countAt, this.#args.length, true)
      this.#view.setUint32(
        sizeAt,
        this.#args.reduce((sum, arg) => sum + arg.length, 0),
        true,
      )
      return errors.none
    },
    args_get: (listAt: number, textAt: number) => {
      let at = textAt
      for (const [index, arg] of this.#args.entries()) {
        this.#view.setUint32(listAt + index * 4, at, true)
        new Uint8Array(this.#view.buffer, at, arg.length).set(arg)
        at += arg.length
      }
      return errors.none
    },
    clock_time_get: (_clock: number, _precision: bigint, at: number) => {
      this.#view.setBigUint64(at, 0n, true)
      return errors.none
    },
    fd_close: () => errors.none,
    fd_fdstat_get: (file: number, at: number) => {
      this.#view.setUint8(
        at,
        file <= stderrFile ? types.character : file === folderFile ? types.folder : types.regular,
      )
      this.#view.setUint16(at + 2, 0, true)
      this.#view.setBigUint64(at + 8, ~0n, true)
      this.#view.setBigUint64(at + 16, ~0n, true)
      return errors.none
    },
    fd_fdstat_set_flags: () => errors.none,
    fd_prestat_get: (file: number, at: number) => {
      if (file !== folderFile) return errors.badFile
      this.#view.setUint32(at, 0, true)
      this.#view.setUint32(at + 4, 1, true)
      return errors.none
    },
    fd_prestat_dir_name: (_file: number, at: number) => {
      this.#view.setUint8(at, '/'.charCodeAt(0))
      return errors.none
    },
    fd_read: (_file: number, _parts: number, _count: number, readAt: number) => {
      this.#view.setUint32(readAt, 0, true)
      return errors.none
    },
    fd_seek: (file: number, offset: bigint, whence: number, at: number) => {
      if (file !== openedFile) return errors.notSupported
      this.#view.setBigUint64(at, BigInt(this.#file.seek(Number(offset), whence)), true)
      return errors.none
    },
    fd_write: (file: number, partsAt: number, count: number, writtenAt: number) => {
      const target = file === stdoutFile ? this.#stdout : file === openedFile ? this.#file : this.#stderr
      let written = 0
      for (let part = 0; part < count; part++) {
        const at = this.#view.getUint32(partsAt + part * 8, true)
        const length = this.#view.getUint32(partsAt + part * 8 + 4, true)
        target.write(new Uint8Array(this.#view.buffer, at, length))
        written += length
      }
      this.#view.setUint32(writtenAt, written, true)
      return errors.none
    },
    path_open: (...args: (number | bigint)[]) => {
      this.#view.setUint32(Number(args.at(-1)), openedFile, true)
      return errors.none
    },
    proc_exit: (code: number) => {
      throw new Exit(code)
    },
  }
}

/** A file in memory that can be written over: a program that writes a WAV goes back to fill in its length. */
class GrowingFile {
  #bytes = new Uint8Array(65_536)
  #length = 0
  #position = 0

  write(bytes: Uint8Array): void {
    const end = this.#position + bytes.length
    if (end > this.#bytes.length) this.#grow(end)
    this.#bytes.set(bytes, this.#position)
    this.#position = end
    this.#length = Math.max(this.#length, end)
  }

  seek(offset: number, whence: number): number {
    const base = whence === 0 ? 0 : whence === 1 ? this.#position : this.#length
    this.#position = base + offset
    return this.#position
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  text(): string {
    return new TextDecoder().decode(this.bytes())
  }

  #grow(length: number): void {
    const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
