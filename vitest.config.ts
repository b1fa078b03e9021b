import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, '**/dist/**', '**/data/**', 'web/e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['**/*.spec.{ts,tsx}'], exclude: [...exclude, '**/*.int.spec.ts'] },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.spec.ts'],
          exclude,
          globalSetup: ['./scripts/setup/testRedis.ts', './scripts/setup/testMongo.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // These specs start processes of their own: as many at once as there are cores would starve them.
          maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
        },
      },
    ],
  },
})
