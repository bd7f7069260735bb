import fc from 'fast-check'
import { seedNumber } from '../../scripts/test-sampling.mjs'

// Properties try what the seed of the run chooses, so that a failure can be repeated with the seed that is printed.
fc.configureGlobal({ seed: seedNumber() })
