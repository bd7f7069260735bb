import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'

export interface Output {
  readonly stdout: string
  /** The file that the program has written, by its name in the folder `/`; empty where there is none. */
  file(name: string): Uint8Array
}

/**
 * A command-line program that can be run any number of times on one thread. Before each run its memory is reset to what it was when the
 * program was loaded, which is much faster than loading it again, and leaves nothing to be collected.
 * @param constants bytes at the beginning of the memory that the program only reads: they stay
 * @returns a function that runs it to its end, with a file system in memory
 * @throws when the program fails
 */
export function openProgram(module: WebAssembly.Module, constants = 0): (args: string[]) => Output {
  let idle: Program | undefined
  return (args) => {
    const program = idle ?? load(module, constants)
    // One that was stopped in the middle has not restored its stack, and is not used again.
    idle = undefined
    const output = run(program, args)
    idle = program
    return output
  }
}

interface Program {
  readonly wasi: WASI
  readonly exports: { readonly memory: WebAssembly.Memory; readonly _start: () => unknown }
  readonly constants: number
  /** The memory behind the constants as it was loaded. */
  readonly initial: Uint8Array
}

function load(module: WebAssembly.Module, constants: number): Program {
  const wasi = new WASI([], [], [], { debug: false })
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport })
  // What every command of WASI exports.
  const { memory, _start } = exports as Program['exports']
  const initial = new Uint8Array(memory.buffer, constants).slice()
  return { wasi, exports: { memory, _start }, constants, initial }
}

function run({ wasi, exports, constants, initial }: Program, args: string[]): Output {
  const memory = new Uint8Array(exports.memory.buffer, constants)
  memory.set(initial)
  memory.fill(0, initial.length)
  const [stdin, stdout, stderr] = [new File([]), new File([]), new File([])]
  const folder = new PreopenDirectory('/', new Map())
  wasi.args = args
  wasi.fds = [new OpenFile(stdin), new OpenFile(stdout), new OpenFile(stderr), folder]
  const code = wasi.start({ exports })
  if (code !== 0) throw new Error(`The program ended with ${code}: ${text(stderr).slice(0, 200)}`)
  return {
    stdout: text(stdout),
    file(name) {
      const file = folder.dir.contents.get(name)
      return file instanceof File ? file.data : new Uint8Array()
    },
  }
}

const text = ({ data }: File) => new TextDecoder().decode(data)
