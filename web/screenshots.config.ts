import { defineConfig } from '@playwright/test'
import browserTests from './playwright.config.ts'

/** `npm run screenshots`: every screen at two widths, light and dark, into `screenshots/`, to be looked at. */
export default defineConfig({
  ...browserTests,
  testDir: 'screenshots',
  testMatch: '**/*.shots.ts',
  timeout: 600_000,
  use: { ...browserTests.use, screenshot: 'off', trace: 'off' },
})
