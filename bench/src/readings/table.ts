import type { VoiceFigures } from './voice-figures.ts'

interface Column {
  readonly name: string
  readonly digits: number
  readonly least?: number
  readonly most?: number
}

/** What each voice has to keep. A reader who is a person moves by 3.2 semitones, and 95 % of their energy is below 2 kHz. */
export const columns: Readonly<Record<keyof VoiceFigures, Column>> = {
  rate: { name: 'letters/s', digits: 1 },
  range: { name: 'range st', digits: 2, least: 1.8 },
  question: { name: 'question st', digits: 2, least: 1 },
  // Where a low voice creaks at the end of a sentence its pitch is taken for another, so this one has no limit.
  statement: { name: 'statement st', digits: 2 },
  pauses: { name: 'pauses ±ms', digits: 0, least: 50 },
  slower: { name: 'end rate %', digits: 1, most: -3 },
  lower: { name: 'end st', digits: 2, most: -0.8 },
  quieter: { name: 'end dB', digits: 2, most: -1.5 },
  brightness: { name: '95% Hz', digits: 0, least: 1000 },
  peak: { name: 'peak dBTP', digits: 2, most: -1.5 },
  loudness: { name: 'LUFS', digits: 1, least: -20, most: -18 },
  wordError: { name: 'words ms', digits: 1, most: 15 },
  processor: { name: 'cpu s/s', digits: 3, most: 0.1 },
  wordErrors: { name: 'WER', digits: 2, most: 0.5 },
  opinion: { name: 'DNSMOS', digits: 2, least: 2 },
  opinionP808: { name: 'P.808', digits: 2, least: 3 },
}

const keys = Object.keys(columns) as (keyof VoiceFigures)[]
const nameWidth = 12

export function printHeader(): void {
  console.log(
    'voice'.padEnd(nameWidth) + keys.map((key) => columns[key].name.padStart(widthOf(key))).join(''),
  )
  const bounds = keys.map((key) => boundOf(columns[key]).padStart(widthOf(key)))
  console.log('limit'.padEnd(nameWidth) + bounds.join(''))
}

/** Prints a voice's line, with a mark at what is beyond a limit. @returns the names of those figures */
export function printVoice(name: string, figures: VoiceFigures): string[] {
  const cells = keys.map((key) => {
    const value = figures[key]
    const shown =
      value === undefined
        ? '–'
        : `${isWithin(columns[key], value) ? '' : '!'}${value.toFixed(columns[key].digits)}`
    return shown.padStart(widthOf(key))
  })
  console.log(name.padEnd(nameWidth) + cells.join(''))
  return keys.filter((key) => !isWithin(columns[key], figures[key])).map((key) => columns[key].name)
}

/** A figure that could not be measured because its program is not installed breaks no limit; one that is not a number does. */
export const isWithin = ({ least, most }: Column, value: number | undefined): boolean =>
  value === undefined ||
  (value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY))

const widthOf = (key: keyof VoiceFigures) => columns[key].name.length + 2

function boundOf({ least, most }: Column): string {
  if (least !== undefined && most !== undefined) return `${least}…${most}`
  if (least !== undefined) return `≥${least}`
  return most === undefined ? '' : `≤${most}`
}
