import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** The same everywhere, so that a commit gets the same result on every machine. `random` tries new inputs. */
const { FUZZ_SEED = '1' } = process.env
const seed = FUZZ_SEED === 'random' ? Date.now() % 2 ** 31 : Number(FUZZ_SEED)
if (!Number.isInteger(seed)) throw new Error('FUZZ_SEED has to be a whole number, or "random"')
if (FUZZ_SEED === 'random') console.log(`everything arbitrary by FUZZ_SEED=${seed}`)
/** How many stories try a property that names no number. A deep run tries more than anybody would wait for before a commit. */
const isDeep = process.env.TESTS_DEEP === '1'
const stories = isDeep ? 10_000 : 300
const arbitrary = { provide: { seed, stories }, setupFiles: ['./scripts/setup/seed.ts'] }
/** When a hanging test is ended, in ms. It is generous, because a slow machine is no error; specs that care about time set their own limits. */
const longest = isDeep ? 900_000 : 120_000
const patience = { testTimeout: longest, hookTimeout: longest }
const exclude = [...configDefaults.exclude, '**/dist/**', 'data/**', 'web/e2e/**']

/** Specs that need more than their sources: real servers, processes, the sandbox. */
const machine = {
  ...arbitrary,
  ...patience,
  exclude,
  // On a busy machine it takes this long to be sure that a result will not come.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: [...arbitrary.setupFiles, './scripts/setup/ownRedis.ts'],
  globalSetup: ['./scripts/setup/testRedis.ts', './scripts/setup/testMongo.ts'],
}
/** For specs that keep processors busy: one on each core would starve them all. */
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
          // With isolation, half of the time went into loading the same modules again for every file.
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
          // As with unit specs. Proofs and deep specs stay isolated: there are few of them.
          isolate: false,
        },
      },
      { test: { ...machine, name: 'proofs', include: ['**/*.proof.spec.ts'], maxWorkers: halfOfTheCores } },
      { test: { ...machine, name: 'deep', include: ['**/*.deep.spec.ts'], maxWorkers: halfOfTheCores } },
    ],
  },
})
