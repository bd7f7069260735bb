import { VoiceName } from '@nightlight/contract'
import type { FastifyRequest } from 'fastify'
import { ExpectedError, InvalidInput } from '../../../platform/errors.ts'
import type { HeldMemory } from '../../../platform/uploads/index.ts'
import { receive, whileArriving } from '../../../platform/uploads/receive.ts'

export interface ReceivedSample {
  readonly name: string
  /** The wording that was on the screen when the adult agreed; empty if nobody did. */
  readonly consent: string
  /** Whatever was sent as the recording. */
  readonly file: Uint8Array
}

/** Two minutes of stereo at 48 kHz with 16 bits, and some room. */
const maxFileBytes = 26 * 1024 * 1024

const limits = { files: 1, fileSize: maxFileBytes, fields: 4, fieldSize: 10_000 }

/** Reads the form to its end: an earlier response would look like a lost connection. @throws {ExpectedError} naming the field */
export async function receiveSample(request: FastifyRequest, held: HeldMemory): Promise<ReceivedSample> {
  if (!request.isMultipart()) {
    throw new ExpectedError(415, 'unsupported_media_type', 'Please send the recording as a form.')
  }
  const fields = new Map<string, unknown>()
  let file: Uint8Array | undefined
  let isTooLarge = false
  for await (const part of whileArriving(request.parts({ limits }))) {
    if (part.type === 'field') fields.set(part.fieldname, part.value)
    else {
      file = await receive(part.file, held)
      isTooLarge = part.file.truncated
    }
  }
  const name = VoiceName.safeParse(fields.get('name') ?? '')
  if (!name.success) throw new InvalidInput('name', name.error.issues[0]?.message ?? 'Invalid input')
  const consent = fields.get('consent')
  if (!file || file.length === 0) throw new InvalidInput('sample', 'A recording is required.')
  if (isTooLarge) throw new InvalidInput('sample', 'This file is larger than two minutes of a voice are.')
  return { name: name.data, consent: typeof consent === 'string' ? consent : '', file }
}
