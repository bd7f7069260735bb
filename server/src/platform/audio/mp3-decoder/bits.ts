/** Reads bits from bytes, the highest of each byte first; beyond the end there are zeros. */
export class Bits {
  /** In bits. */
  at: number
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  bit(): number {
    const byte = this.bytes[this.at >> 3] ?? 0
    return (byte >> (7 - (this.at++ & 7))) & 1
  }

  read(count: number): number {
    let value = 0
    for (let left = count; left > 0; left--) value = (value << 1) | this.bit()
    return value
  }
}
