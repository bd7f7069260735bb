import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/** As little work as Argon2 can be asked for. */
const quick = { memoryCost: 8, timeCost: 1, parallelism: 1 }

const isQuick = Symbol.for('nightlight quick hashes')

/**
 * Suites register hundreds of families, and the product's hashes take a thirtieth of a second of a core each, on purpose. In this process they
 * take none: the library itself is given less to do, before the product loads it. What the product asks of it has a test in
 * passwords.isolated.test.ts, where nothing is replaced.
 */
const argon2: typeof Argon2 & { [isQuick]?: true } = createRequire(import.meta.url)('@node-rs/argon2')
const { hash } = argon2
const quickHash: typeof hash = (password, options, signal) => hash(password, { ...options, ...quick }, signal)
if (!argon2[isQuick]) Object.assign(argon2, { [isQuick]: true, hash: quickHash })
