/** A mix that goes on until somebody sets the first byte of its story, which is in shared memory. */
export default function work({ speech }: { speech: Uint8Array }): Uint8Array {
  if (speech.buffer instanceof SharedArrayBuffer) Atomics.wait(new Int32Array(speech.buffer), 0, 0)
  return new Uint8Array([7])
}
