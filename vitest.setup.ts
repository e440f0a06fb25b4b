import fc from 'fast-check'

// One seed for every run: a red build stays red. FC_SEED and FC_RUNS let a gate look elsewhere and for longer.
const { FC_SEED = '20260', FC_RUNS } = process.env

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(FC_SEED),
  ...(FC_RUNS && { numRuns: Number(FC_RUNS) }),
})
