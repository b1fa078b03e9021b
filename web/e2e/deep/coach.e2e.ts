import { expect, test } from '@playwright/test'
import { expectAccessible } from '../testing/accessible.ts'
import { signUp, startInterview } from '../testing/candidate.ts'
import { openInterview } from '../testing/heldInterview.ts'
import { coachSaid, openTool, tools } from '../testing/toolsPane.ts'

test('an exam has neither coach nor power-ups, and says so', async ({ page }) => {
  await signUp(page)
  const { sessionId } = await openInterview(page.request, { exam: true })
  await page.goto(`/app/aiInterview?session=${sessionId}`)
  await openTool(page, 'Coach')
  await expect(tools(page)).toContainText('This is an exam: no hints, no coach.')
  await openTool(page, 'Power-ups')
  await expect(tools(page)).toContainText('This kind of session has no power-ups.')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any tool (${colorScheme})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await signUp(page)
    await startInterview(page)
    await openTool(page, 'Coach')
    await page.getByRole('button', { name: 'Reveal hint 1' }).click()
    await expect(coachSaid(page)).toHaveCount(1, { timeout: 30_000 })
    await page.getByRole('button', { name: 'Hints and other help' }).click()
    await expectAccessible(page, 'coach')
    for (const name of ['Power-ups', 'Notes', 'Settings']) {
      await openTool(page, name)
      await expectAccessible(page, name)
    }
    await page.getByRole('button', { name: 'Voice options' }).click()
    await expectAccessible(page, 'voice')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+/')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(page, 'shortcuts')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('tab', { name: 'Coach' }).first().click()
    await expectAccessible(page, 'a narrow room')
    await context.close()
  })
}
