import { test } from '@playwright/test'
import { signUp } from '../testing/candidate.ts'
import { goToInterview } from '../testing/wayToInterview.ts'

test.use({ colorScheme: 'dark' })

test('axe finds nothing on the way to an interview (dark)', async ({ page }) => {
  await signUp(page)
  await goToInterview(page)
})
