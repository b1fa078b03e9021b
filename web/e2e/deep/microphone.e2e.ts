import { expect, test } from '@playwright/test'
import { chromium, chromiumArguments } from '../../../scripts/setup/chromium.ts'
import { signUp } from '../testing/candidate.ts'

const executablePath = chromium.find()

test.use({
  permissions: ['microphone'],
  launchOptions: {
    // A fake device that beeps, with permission already granted.
    args: [...chromiumArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ...(executablePath ? { executablePath } : {}),
  },
})

test('a microphone with sound is detected, and released when the check is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const media = navigator.mediaDevices
    const open = media.getUserMedia.bind(media)
    media.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      Object.assign(window, { heard: stream })
      return stream
    }
  })
  const states = () =>
    page.evaluate(() => {
      const { heard } = window as { heard?: MediaStream }
      return heard?.getTracks().map(({ readyState }) => readyState)
    })
  await signUp(page)
  await page.getByRole('button', { name: 'Check devices' }).click()
  await page.getByRole('button', { name: 'Test the microphone' }).click()
  await expect(page.getByText('Your microphone works.')).toBeVisible()
  expect(await states()).toEqual(['live'])
  await page.keyboard.press('Escape')
  await expect.poll(states).toEqual(['ended'])
})
