import { expect, test } from '@playwright/test'
import { freePort } from '../../../scripts/supervise/freePort.ts'
import { ownPorts, startOwnProduct } from '../product.setup.ts'
import { callBrowser, callOf, connectionsOf, flowOf, flows, openCallPages } from '../testing/callPages.ts'
import { startRelay } from '../testing/relay.ts'

test.use({ launchOptions: callBrowser })

test('a call uses the relay with the engine’s credentials, and recovers after the relay was gone', async ({
  browser,
}) => {
  const port = await freePort()
  let relay = await startRelay(port)
  const product = await startOwnProduct({ ...relay.environment, ...(await ownPorts()) })
  try {
    const pages = await openCallPages(browser, { baseURL: product.url, isRelayed: true })
    for (const page of [pages.candidate, pages.interviewer])
      await callOf(page).getByRole('button', { name: 'Join with video' }).click()
    for (const page of [pages.candidate, pages.interviewer]) {
      await flows(page, 'audio')
      await flows(page, 'video')
      expect(await flowOf(page)).toMatchObject({ local: 'relay', remote: 'relay' })
    }

    await relay.stop()
    for (const page of [pages.candidate, pages.interviewer])
      await expect(callOf(page).getByText('Reconnecting…')).toBeVisible()
    relay = await startRelay(port)
    for (const page of [pages.candidate, pages.interviewer]) {
      await expect(callOf(page).getByText('Reconnecting…')).toBeHidden()
      await flows(page, 'audio')
      expect(await connectionsOf(page)).toBe(1)
    }
    await pages.close()
  } finally {
    await product.stop()
    await relay.stop()
  }
})
