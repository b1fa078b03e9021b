import { expect, test } from 'vitest'
import { isMissingPart } from './newVersion.ts'

test.each([
  'Failed to fetch dynamically imported module: https://app.example/assets/a-1.js',
  'error loading dynamically imported module: https://app.example/assets/a-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a-1.css',
])('a part failed to load: %s', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true)
})

test('an error in a part that did load is something else', () => {
  expect(isMissingPart(new TypeError("Cannot read properties of undefined (reading 'module')"))).toBe(false)
  expect(isMissingPart('dynamically imported module')).toBe(false)
})
