import { defineConfig } from '@playwright/test'
import { chromium, chromiumArguments } from '../scripts/setup/chromium.ts'

const executablePath = chromium.find()

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/product.setup.ts',
  // One running product serves all tests. Each has its own accounts, so that they can run in parallel.
  workers: 2,
  fullyParallel: true,
  // CI retries once and names the test. More than two such tests fail the run (`scripts/test/reports.ts`).
  retries: process.env.CI ? 1 : 0,
  // Stops a test that hangs. Tests set their own limits for durations that matter; a slow machine isn't an error.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    ...(process.env.GREENROOM_URL ? { baseURL: process.env.GREENROOM_URL } : {}),
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    // Runs for every change, in `npm test`: `playwright test -c web --project journeys`.
    { name: 'journeys', testMatch: 'e2e/*.e2e.ts' },
    // Everything else, in `npm run test:deep`: one at a time, because some tests measure time.
    { name: 'deep', testMatch: 'e2e/deep/*.e2e.ts', workers: 1 },
  ],
})
