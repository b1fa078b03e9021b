import { readFile } from 'node:fs/promises'
import { accountPaths, urlOf, type WorkshopView, workshopListSchema, workshopPaths } from '@greenroom/shared/wire'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount, newAccount } from './testing/candidate.ts'
import { bell, notices } from './testing/notices.ts'

/** Use the smallest workshop, because it fills up fastest. */
const domain = 'pharmacy_pre_reg'

async function workshopIn(page: Page): Promise<WorkshopView> {
  const answer = await page.request.get(urlOf(workshopPaths.workshops, {}, { domain }))
  const [first] = workshopListSchema.parse(await answer.json()).workshops
  if (first === undefined) throw new Error('no workshop lies ahead')
  return first
}

/** Fills all but one seat on the last date with new people. @returns a function that makes them leave */
async function fill(browser: Browser, { id, dates }: WorkshopView): Promise<() => Promise<void>> {
  const date = dates.at(-1)
  if (date === undefined) throw new Error('no date')
  const url = urlOf(workshopPaths.registration, { id, date: date.date })
  const people = await Promise.all(
    Array.from({ length: date.seatsLeft - 1 }, async () => {
      const { request } = await browser.newContext()
      const account = newAccount()
      expect((await request.post(accountPaths.users, { data: { userName: 'Ada', ...account } })).ok()).toBe(true)
      expect((await request.post(accountPaths.signIn, { data: account })).ok()).toBe(true)
      expect((await request.put(url, { data: { timeZone: 'UTC' } })).ok()).toBe(true)
      return request
    }),
  )
  return async () => void (await Promise.all(people.map((request) => request.delete(url))))
}

const lastDate = (page: Page) => page.getByRole('region', { name: 'Dates' }).getByRole('listitem').last()

/**
 * Catches pages that don't show what the engine knows about seats, the waiting list, or changes made in a second tab.
 */
test('the last seat is taken, left and taken back, and goes to the first who waits', async ({ page: ada, browser }) => {
  const workshop = await workshopIn(ada)
  const empty = await fill(browser, workshop)
  const grace = await (await browser.newContext({ timezoneId: 'America/Toronto' })).newPage()

  // A visitor finds the workshop, signs in, and comes back to it.
  const account = newAccount()
  await ada.request.post(accountPaths.users, { data: { userName: 'Ada', ...account } })
  await ada.goto(`/workshops?domain=${domain}`)
  await expectAccessible(ada, 'the list')
  await ada.getByRole('link', { name: `See dates: ${workshop.title}` }).click()
  await expect(lastDate(ada).getByText('1 seat left.')).toBeVisible()
  await lastDate(ada).getByRole('link', { name: 'Sign in to register' }).click()
  await ada.getByLabel('Email').fill(account.email)
  await ada.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await ada.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(ada.getByRole('heading', { level: 1, name: workshop.title })).toBeVisible()
  await lastDate(ada).getByRole('button', { name: 'Register' }).dblclick()
  await expect(lastDate(ada).getByText('You have a seat.')).toBeVisible()
  await expect(lastDate(ada)).toContainText('The location hasn’t been announced yet.')
  await expectAccessible(ada, 'a seat')

  const download = ada.waitForEvent('download')
  await lastDate(ada).getByRole('link', { name: 'Calendar file' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    `SUMMARY:Workshop: ${workshop.title.split(',')[0]}`,
  )

  // It's full for the next person, whose time zone differs.
  await haveAccount(grace)
  await grace.goto(`/workshops/${workshop.id}`)
  await expect(lastDate(grace)).toContainText('in London')
  await lastDate(grace).getByRole('button', { name: 'Join the waiting list' }).press('Enter')
  await expect(lastDate(grace).getByText('You’re number 1 on the waiting list.')).toBeFocused()
  await expectAccessible(grace, 'the waiting list')

  // In a second tab Ada leaves and takes the seat back; then she leaves for good.
  const second = await ada.context().newPage()
  await second.goto(`/workshops/${workshop.id}`)
  await lastDate(second).getByRole('button', { name: 'Leave' }).click()
  await lastDate(second).getByRole('button', { name: 'Undo' }).click()
  await expect(lastDate(second).getByText('You have a seat.')).toBeVisible()
  await second.context().setOffline(true)
  await lastDate(second).getByRole('button', { name: 'Leave' }).click()
  await expect(lastDate(second).getByRole('alert')).toContainText('The server isn’t responding.')
  await second.context().setOffline(false)
  await lastDate(second).getByRole('button', { name: 'Leave' }).click()
  await expect(lastDate(second).getByText('You’ve given up your seat.')).toBeVisible()
  await expect(lastDate(second).getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
  await grace.bringToFront()
  await expect(lastDate(grace).getByText('You have a seat.')).toBeVisible({ timeout: 60_000 })
  await bell(grace).click()
  await expect(notices(grace).getByText('You have a seat in a workshop')).toBeVisible()
  await grace.keyboard.press('Escape')
  await lastDate(grace).getByRole('button', { name: 'Leave' }).click()
  await empty()
  await grace.context().close()
})
