/** The part of WebAssembly that the engine needs; TypeScript brings these types only with those of a browser. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Memory {
    readonly buffer: ArrayBuffer
  }
  class Instance {
    readonly exports: Readonly<Record<string, unknown>>
    constructor(module: Module, imports: Record<string, Record<string, (...args: never[]) => unknown>>)
  }
}
