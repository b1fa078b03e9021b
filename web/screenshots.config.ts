import { defineConfig } from '@playwright/test'
import browserTests from './playwright.config.ts'

const { projects: _journeysAndDeep, ...product } = browserTests

/**
 * `npm run screenshots`: takes pictures of every screen at two widths, light and dark, into `screenshots/`, to look
 * over.
 */
export default defineConfig({
  ...product,
  testDir: 'screenshots',
  testMatch: '**/*.shots.ts',
  workers: 1,
  timeout: 1_200_000,
  use: { ...product.use, screenshot: 'off', trace: 'off' },
})
