import { type Browser, expect, type Page, test } from '@playwright/test'
import { giveTier, haveAdmin, userIdOf } from '../testing/admin.ts'
import { haveAccount } from '../testing/candidate.ts'
import { list, row } from '../testing/challengeList.ts'

type Seen = {
  /** The state shown in the challenge's row; null if it has no row. */
  row: RegExp | null
  /** What you see when you open the challenge by its own address. */
  alone: 'workspace' | 'room' | RegExp
  /** The response to opening an interview on the challenge. */
  opened: { status: number; code?: string }
}

const items = {
  'rivers-after-rain': 'Rivers after rain',
  'numbers-at-the-town-hall': 'Numbers at the town hall',
  'steam-engine': 'The old steam engine',
  'row-after-row': 'Row after row',
  'warehouse-robot': 'A robot under the shelves',
} as const
type Item = keyof typeof items

const unknown: Seen = {
  row: null,
  alone: /We couldn’t open the challenge/,
  opened: { status: 404, code: 'CHALLENGE_NOT_FOUND' },
}
const coming: Seen = { row: /Coming soon/, alone: /Coming soon/, opened: { status: 403, code: 'CHALLENGE_LOCKED' } }
const locked: Seen = {
  row: /Premium/,
  alone: /This challenge is part of the premium plans\./,
  opened: { status: 403, code: 'CHALLENGE_LOCKED' },
}
const beta = (alone: 'workspace' | 'room'): Seen => ({ row: /Beta/, alone, opened: { status: 201 } })

/** The list of challenges as three people see it: one without a plan, one with a plan, and a tester. */
const shelves: Record<'FREE' | 'PREMIUM' | 'tester', Record<Item, Seen>> = {
  FREE: {
    'rivers-after-rain': unknown,
    'numbers-at-the-town-hall': unknown,
    'steam-engine': coming,
    'row-after-row': coming,
    'warehouse-robot': locked,
  },
  PREMIUM: {
    'rivers-after-rain': unknown,
    'numbers-at-the-town-hall': unknown,
    'steam-engine': coming,
    'row-after-row': coming,
    'warehouse-robot': { row: /Not started/, alone: 'workspace', opened: { status: 201 } },
  },
  tester: {
    'rivers-after-rain': beta('workspace'),
    'numbers-at-the-town-hall': beta('room'),
    'steam-engine': coming,
    'row-after-row': coming,
    'warehouse-robot': locked,
  },
}

/** Makes someone a tester as an ADMIN would: on the person's page. */
async function makeTester(browser: Browser, userId: number): Promise<void> {
  const admin = await (await browser.newContext()).newPage()
  await haveAdmin(admin)
  await admin.goto(`/admin/people?user=${userId}`)
  await admin.getByRole('button', { name: 'Add to alpha list' }).click()
  await expect(admin.getByRole('button', { name: 'Remove from alpha list' })).toBeVisible()
  await admin.context().close()
}

async function become(page: Page, browser: Browser, who: keyof typeof shelves): Promise<void> {
  await haveAccount(page)
  if (who === 'FREE') return
  const userId = await userIdOf(page)
  if (who === 'tester') return makeTester(browser, userId)
  const admin = await (await browser.newContext()).newPage()
  await haveAdmin(admin)
  await giveTier(admin, userId, { subscriptionTier: 'PREMIUM' })
  await admin.context().close()
}

/** Catches beta content that anyone but a tester can see, open or get in an interview, or that testers can't reach. */
for (const who of ['FREE', 'PREMIUM', 'tester'] as const)
  test(`beta, upcoming and premium content as ${who} sees it: in the list, alone, and in an interview`, async ({
    page,
    browser,
  }) => {
    await become(page, browser, who)
    for (const [id, title] of Object.entries(items) as [Item, string][]) {
      const seen = shelves[who][id]
      await test.step(`${title}: in the list`, async () => {
        await page.goto(`/app/mockInterview?search=${encodeURIComponent(title)}`)
        if (seen.row === null) {
          await expect(page.getByText('No challenges match all your filters')).toBeVisible()
          await expect(row(page, title)).toHaveCount(0)
        } else {
          await expect(row(page, title)).toContainText(seen.row)
          await expect(list(page).getByRole('link')).toHaveCount(seen === coming ? 0 : 1)
        }
      })
      await test.step(`${title}: an interview about it`, async () => {
        const answer = await page.request.post('/api/sessions', { data: { mode: 'ai', challengeId: id } })
        expect(answer.status(), await answer.text()).toBe(seen.opened.status)
        if (seen.opened.code !== undefined) expect(await answer.json()).toMatchObject({ code: seen.opened.code })
      })
      await test.step(`${title}: at its own address`, async () => {
        await page.goto(`/app/mockInterview?challenge=${id}`)
        if (seen.alone instanceof RegExp) await expect(page.getByText(seen.alone)).toBeVisible()
        else {
          await expect(page).toHaveURL(seen.alone === 'room' ? /aiInterview\?session=/ : /mockInterview\?session=/)
          await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
        }
      })
    }
  })
