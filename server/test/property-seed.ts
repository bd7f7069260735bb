import fc from 'fast-check'
import { seedNumber } from '../../scripts/test-sampling.mjs'

// Property tests use the seed of the run, so that a failure can be repeated with the printed seed.
fc.configureGlobal({ seed: seedNumber() })
