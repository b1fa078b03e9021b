import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** The same for everybody, so that a commit is judged alike wherever it is tested; `random` tries something new. */
const { FUZZ_SEED = '1' } = process.env
const seed = FUZZ_SEED === 'random' ? Date.now() % 2 ** 31 : Number(FUZZ_SEED)
if (!Number.isInteger(seed)) throw new Error('FUZZ_SEED has to be a whole number, or "random"')
if (FUZZ_SEED === 'random') console.log(`everything arbitrary by FUZZ_SEED=${seed}`)
const arbitrary = { provide: { seed }, setupFiles: ['./scripts/setup/seed.ts'] }
/** What ends a test that hangs, in ms; how long something may take is what specs say where it matters. A busy machine is no error. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

const exclude = [...configDefaults.exclude, '**/dist/**', '**/data/**', 'web/e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...arbitrary,
          ...patience,
          name: 'unit',
          include: ['**/*.spec.{ts,tsx}'],
          exclude: [...exclude, '**/*.int.spec.ts'],
        },
      },
      {
        test: {
          ...arbitrary,
          name: 'integration',
          include: ['**/*.int.spec.ts'],
          exclude,
          globalSetup: ['./scripts/setup/testRedis.ts', './scripts/setup/testMongo.ts'],
          ...patience,
          // These specs start processes of their own: as many at once as there are cores would starve them.
          maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
        },
      },
    ],
  },
})
