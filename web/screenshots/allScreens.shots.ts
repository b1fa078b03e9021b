import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, type Page, test } from '@playwright/test'
import { haveAdmin, userIdOf } from '../e2e/testing/admin.ts'
import { haveAccount, signUp } from '../e2e/testing/candidate.ts'
import { openInterview } from '../e2e/testing/heldInterview.ts'
import { adminScreens, pages, pay, planScreens, type Screen, sessionScreens } from './screens.ts'

const folder = join(import.meta.dirname, '..', '..', 'screenshots')
const widths = [1440, 390]
const schemes = ['light', 'dark'] as const

async function take(page: Page, { name, path, whole, prepare }: Screen, suffix: string): Promise<void> {
  // Pages that differ only in their fragment aren't reloaded.
  await page.goto('about:blank')
  await page.goto(path)
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 30_000 })
  await page.waitForLoadState('networkidle').catch(() => undefined)
  if (path.includes('session=')) await page.waitForTimeout(1_200)
  try {
    await prepare?.(page)
  } catch (error) {
    console.log(`${name}-${suffix}: ${String(error).split('\n')[0]}`)
  }
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: whole, animations: 'disabled' })
}

test('every screen, at two widths, light and dark', async ({ browser, baseURL }) => {
  mkdirSync(folder, { recursive: true })
  const only = process.env.SCREENS?.split(',')
  const isWanted = ({ name }: Screen) => only === undefined || only.some((wanted) => name.startsWith(wanted))
  const base: BrowserContextOptions = baseURL === undefined ? {} : { baseURL }
  const first = await browser.newContext(base)
  const page = await first.newPage()
  await signUp(page)
  const others = { admin: await browser.newContext(base), payer: await browser.newContext(base) }
  const admin = await others.admin.newPage()
  await haveAdmin(admin)
  const payer = await others.payer.newPage()
  await haveAccount(payer)
  await pay(payer.request, 'boost')
  const payerId = await userIdOf(payer)
  const { sessionId } = await openInterview(payer.request)
  const screens = [
    ...[...pages, ...(await sessionScreens(page.request)), ...(await planScreens(page.request))],
    ...adminScreens(payerId, sessionId),
  ].filter(isWanted)
  const states = {
    candidate: await first.storageState(),
    admin: await others.admin.storageState(),
    payer: await others.payer.storageState(),
  }
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const looks = { ...base, colorScheme, viewport: { width, height: 900 } }
      for (const by of ['candidate', 'visitor', 'admin', 'payer'] as const) {
        const context = await browser.newContext(by === 'visitor' ? looks : { ...looks, storageState: states[by] })
        const seer = await context.newPage()
        for (const screen of screens)
          if ((screen.by ?? 'candidate') === by) await take(seer, screen, `${colorScheme}-${width}`)
        await context.close()
      }
    }
  }
  const printed = screens.find(({ name }) => name === 'scorecard')
  if (printed !== undefined) {
    await page.goto(printed.path)
    await page.getByRole('heading', { level: 1, name: /hire|little/i }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.pdf({ path: join(folder, 'scorecard-printed.pdf'), format: 'A4' })
  }
  await first.close()
  await others.admin.close()
  await others.payer.close()
})
