import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** The same for everybody, so that a commit is judged alike wherever it is tested; `random` tries something new. */
const { FUZZ_SEED = '1' } = process.env
const seed = FUZZ_SEED === 'random' ? Date.now() % 2 ** 31 : Number(FUZZ_SEED)
if (!Number.isInteger(seed)) throw new Error('FUZZ_SEED has to be a whole number, or "random"')
if (FUZZ_SEED === 'random') console.log(`everything arbitrary by FUZZ_SEED=${seed}`)
/** How many stories a property is tried with that says no number of its own. Deep, it is what nobody wants to wait for before a commit. */
const isDeep = process.env.TESTS_DEEP === '1'
const stories = isDeep ? 10_000 : 300
const arbitrary = { provide: { seed, stories }, setupFiles: ['./scripts/setup/seed.ts'] }
/** What ends a test that hangs, in ms; how long something may take is what specs say where it matters. A busy machine is no error. */
const longest = isDeep ? 900_000 : 120_000
const patience = { testTimeout: longest, hookTimeout: longest }
const exclude = [...configDefaults.exclude, '**/dist/**', 'data/**', 'web/e2e/**']

/** Specs that need more than their sources: real servers, processes, the sandbox. */
const machine = {
  ...arbitrary,
  ...patience,
  exclude,
  // What is polled for in vain is no sooner known to be missing on a busy machine.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: [...arbitrary.setupFiles, './scripts/setup/ownRedis.ts'],
  globalSetup: ['./scripts/setup/testRedis.ts', './scripts/setup/testMongo.ts'],
}
/** Of specs that keep processors busy: as many at once as there are cores would starve them. */
const halfOfTheCores = Math.max(1, Math.floor(availableParallelism() / 2))

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...arbitrary,
          ...patience,
          name: 'unit',
          include: ['**/*.spec.{ts,tsx}'],
          exclude: [...exclude, '**/*.{int,proof,deep}.spec.ts'],
          // Every file loads what the files before it have loaded: half of the time went into loading the same again.
          isolate: false,
        },
      },
      {
        test: {
          ...machine,
          name: 'integration',
          include: ['**/*.int.spec.ts'],
          globalSetup: [...machine.globalSetup, './scripts/system/shared/offer.ts'],
          maxWorkers: availableParallelism(),
          // As with unit specs. Proofs and what is deep run in worlds of their own: of them few run.
          isolate: false,
        },
      },
      { test: { ...machine, name: 'proofs', include: ['**/*.proof.spec.ts'], maxWorkers: halfOfTheCores } },
      { test: { ...machine, name: 'deep', include: ['**/*.deep.spec.ts'], maxWorkers: halfOfTheCores } },
    ],
  },
})
