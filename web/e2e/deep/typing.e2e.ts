import { expect, type Page, test } from '@playwright/test'
import { paste, signUp, startInterview } from '../testing/candidate.ts'
import { drawnSince, watchCommits } from '../testing/commits.ts'

const lines = Array.from({ length: 2_000 }, (_, index) => `a${index} = ${index} * 2`).join('\n')
const typed = 'value = 1 + 2 # while the clock ticks'

/** Median time from a key press to the frame that shows its letter, in ms: handlers, editor and painting. */
async function msPerKey(page: Page): Promise<number> {
  await page.evaluate(() => {
    const taken: number[] = []
    Object.assign(window, { keysMs: taken })
    const onKeyDown = () => {
      const began = performance.now()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => taken.push(performance.now() - began)
      requestAnimationFrame(() => port2.postMessage(null))
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    Object.assign(window, { stopKeys: () => window.removeEventListener('keydown', onKeyDown, { capture: true }) })
  })
  await page.keyboard.type(typed, { delay: 30 })
  const taken = await page.evaluate(() => {
    const stop: unknown = Reflect.get(window, 'stopKeys')
    if (typeof stop === 'function') stop()
    const found: unknown = Reflect.get(window, 'keysMs')
    return Array.isArray(found) ? found.map(Number) : []
  })
  expect(taken.length).toBeGreaterThan(typed.length / 2)
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN
}

/**
 * Typing must never wait for our code. On a busy machine every task takes longer, so a long task proves nothing by
 * itself. The editor must stay within 50 ms, or within the time that a bare field on the same page takes for the same
 * keys.
 */
test('typing in 2,000 lines while the clock ticks stays fast, and a tick renders only the clock', async ({ page }) => {
  await watchCommits(page)
  await signUp(page)
  await startInterview(page)
  await page.locator('.monaco-editor .view-lines').waitFor()
  await paste(page, lines)
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()

  await drawnSince(page)
  await page.waitForTimeout(4_000)
  const atTicks = await drawnSince(page)
  expect(atTicks.length).toBeGreaterThan(2)
  expect([...new Set(atTicks)]).toEqual(['header'])

  await page.evaluate(() => {
    const bare = document.createElement('textarea')
    bare.style.cssText = 'position: fixed; top: 60px; left: 50%'
    document.body.append(bare)
    bare.focus()
  })
  const bareMs = await msPerKey(page)
  await page.evaluate(() => document.body.lastElementChild?.remove())
  await page.locator('.monaco-editor .view-lines').first().click()
  await drawnSince(page)
  const editorMs = await msPerKey(page)
  console.log(
    `typing: ${editorMs.toFixed(1)} ms from key to frame in the editor, ${bareMs.toFixed(1)} ms in a bare field`,
  )
  expect(editorMs).toBeLessThan(Math.max(50, 4 * bareMs))
  const whileTyping = new Set(await drawnSince(page))
  expect([...whileTyping].filter((part) => part === 'chat' || part === 'problem')).toEqual([])
})
