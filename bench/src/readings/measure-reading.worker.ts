import { measureReading } from './measure-reading.ts'

/** Runs on a thread of the pool: the main thread prints. */
export default measureReading
