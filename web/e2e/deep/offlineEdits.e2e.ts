import { type BrowserContext, expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { boardOnServer, canvas, design, drawBox } from '../testing/designRoom.ts'
import { openMock } from '../testing/mock.ts'
import { editor } from '../testing/workspace.ts'

const codeOf = async (page: Page): Promise<string> =>
  (await page.locator('.monaco-editor .view-lines').first().innerText()).replaceAll('\u00a0', ' ')
const times = (text: string, part: string): number => text.split(part).length - 1

async function typeAt(page: Page, key: 'Home' | 'End', text: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.press(`ControlOrMeta+${key}`)
  await page.keyboard.type(text)
}

/** Counts the edits that this browser holds. */
const heldIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('greenroom-unsent')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('edits').objectStore('edits').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** A network that can be cut for a browser's shared documents: Chromium leaves open sockets alone when offline. */
async function networkOf(context: BrowserContext) {
  const open = new Set<WebSocketRoute>()
  let isThere = true
  await context.routeWebSocket(/\/collab\//, (socket) => {
    if (!isThere) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  return {
    async cut(page: Page) {
      isThere = false
      for (const socket of open) await socket.close()
      open.clear()
      await expect(
        page.getByText(/^You’re offline\. Keep (typing|drawing); we’ll merge your changes later\.$/),
      ).toBeVisible()
    },
    mend() {
      isThere = true
    },
  }
}

type Network = Awaited<ReturnType<typeof networkOf>>

/** Cuts the network, edits, closes the tab, and returns to the same address with the network restored. */
async function editOfflineAndReturn(page: Page, network: Network, edit: () => Promise<void>): Promise<Page> {
  const address = page.url()
  await expect(page.getByText(/^Opening the shared/)).toHaveCount(0)
  await network.cut(page)
  await edit()
  await page.close()
  network.mend()
  const back = await page.context().newPage()
  await back.goto(address)
  return back
}

// The only test to prove that a real browser's storage outlives the tab, and that the room itself picks the edits up.
test('code typed offline and left behind is merged once, and goes at sign-out', async ({ page, browser, context }) => {
  const network = await networkOf(context)
  const { interviewer, close } = await openMock(page, browser, { interviewStage: 'take_home_assessment' })
  await interviewer.getByRole('button', { name: 'Start the interview' }).click()
  for (const each of [page, interviewer]) await expect(editor(each)).toBeVisible()
  const back = await editOfflineAndReturn(page, network, async () => {
    await typeAt(page, 'Home', '#offline ')
    await typeAt(interviewer, 'End', ' #meanwhile')
    await expect.poll(() => codeOf(page)).toContain('#offline ')
  })
  for (const each of [back, interviewer])
    await expect
      .poll(async () => [times(await codeOf(each), '#offline '), times(await codeOf(each), '#meanwhile')])
      .toEqual([1, 1])
  await back.reload()
  await expect.poll(async () => times(await codeOf(back), '#offline ')).toBe(1)

  await typeAt(back, 'Home', '#stored ')
  await expect.poll(() => codeOf(interviewer)).toContain('#stored ')
  await expect.poll(() => heldIn(back)).toBe(0)
  // Unsent edits mustn't reach the next person who signs in.
  await network.cut(back)
  await typeAt(back, 'Home', '#private ')
  await expect.poll(() => heldIn(back)).toBe(1)
  await back.close()
  network.mend()
  const elsewhere = await context.newPage()
  await elsewhere.goto('/dashboard')
  await elsewhere.getByRole('button', { name: /account: / }).click()
  await elsewhere.getByRole('button', { name: 'Sign out' }).click()
  await expect(elsewhere).not.toHaveURL(/dashboard/)
  await expect.poll(() => heldIn(elsewhere)).toBe(0)
  await close()
})

test('shapes drawn offline and left behind are on the board once', async ({ page, browser, context }) => {
  const settings = { timeLimitInMinutes: 60, candidateExperienceLevel: 'senior', interviewStage: 'on_site' }
  const network = await networkOf(context)
  const { interviewer, close } = await openMock(page, browser, settings, { assessmentType: 'system_design' })
  await interviewer.setViewportSize({ width: 1440, height: 900 })
  await interviewer.getByRole('button', { name: 'Start the interview' }).click()
  for (const each of [page, interviewer]) await expect(canvas(each)).toBeVisible()
  const back = await editOfflineAndReturn(page, network, async () => {
    await drawBox(page, [0.2, 0.2], [0.4, 0.4])
    await drawBox(interviewer, [0.6, 0.6], [0.8, 0.8])
    await expect(design(page).getByRole('button', { name: 'Undo' })).toBeEnabled()
  })
  await expect(canvas(back)).toBeVisible()
  await expect.poll(async () => (await boardOnServer(interviewer)).length).toBe(2)
  await back.reload()
  await expect(canvas(back)).toBeVisible()
  expect(await boardOnServer(back)).toHaveLength(2)
  await close()
})
