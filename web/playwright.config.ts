import { defineConfig } from '@playwright/test'
import { chromium, chromiumArguments } from '../scripts/setup/chromium.ts'

const executablePath = chromium.find()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.{e2e,spec}.ts',
  outputDir: '../test-results',
  globalSetup: './e2e/product.setup.ts',
  // One product serves all tests, and the machine has few cores.
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    ...(process.env.GREENROOM_URL ? { baseURL: process.env.GREENROOM_URL } : {}),
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
