import { randomUUID } from 'node:crypto'
import { ownAccountPaths } from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { haveAccount } from './testing/candidate.ts'

/** All runs share one partners' board, so posts from earlier runs are still on it. */
const name = `Mei ${randomUUID().slice(0, 8)}`
const board = (page: Page) => page.getByRole('region', { name: 'Looking for a partner' })

test('two people find each other on the board, and one later blocks the other', async ({ page: ada, browser }) => {
  const mei = await (await browser.newContext()).newPage()
  for (const page of [ada, mei]) await haveAccount(page)
  expect((await mei.request.patch(ownAccountPaths.account, { data: { firstName: name } })).ok()).toBe(true)
  for (const page of [ada, mei]) await page.goto('/mockinterview/human')
  await board(mei).getByRole('button', { name: 'Post your times' }).click()
  const form = mei.getByRole('dialog', { name: 'Your post' })
  await form.getByRole('button', { name: 'Post' }).click()
  await expect(form.getByText('Add at least one time.')).toBeVisible()
  await form.getByText('Senior').click()
  await form.getByRole('button', { name: 'Add time' }).click()
  await form.getByLabel('Time', { exact: true }).selectOption({ index: 20 })
  await form.getByRole('button', { name: 'Add time' }).click()
  await form.getByRole('button', { name: 'Post' }).click()
  await expect(board(mei).getByText(/senior\. On the board until/)).toBeVisible()

  await board(ada).getByText('All levels', { exact: true }).click()
  await ada.reload()
  await board(ada).getByText('All levels', { exact: true }).click()
  await board(ada)
    .getByRole('button', { name: `Propose a mock to ${name}` })
    .click()
  const proposing = ada.getByRole('dialog', { name: `Propose a mock to ${name}` })
  await proposing.getByRole('button', { name: 'Send' }).click()
  await expect(proposing.getByText('Pick a time first.')).toBeVisible()
  await proposing.getByRole('checkbox').first().check()
  await proposing.getByRole('button', { name: 'Send' }).dblclick()
  await expect(board(ada).getByText(`You proposed a mock to ${name}`)).toBeVisible()

  await mei.reload()
  await board(mei)
    .getByRole('button', { name: /^Accept / })
    .click()
  await board(mei).getByRole('link', { name: 'Go to the lobby' }).click()
  await expect(mei.getByText('First of two halves. This half uses Ada’s tokens.')).toBeVisible()
  await expect(
    mei.getByRole('region', { name: 'Agreed time' }).getByRole('link', { name: 'Calendar file' }),
  ).toBeVisible()
  await ada.reload()
  await board(ada).getByRole('link', { name: 'Go to the lobby' }).click()
  await expect(ada.getByText('First of two halves. This half uses your tokens.')).toBeVisible()
  // The agreed time is in her calendar too, and shown as taken in the grid.
  await expect(ada.getByRole('region', { name: 'Agreed time' }).getByRole('button', { name: 'Move' })).toBeVisible()
  await ada.goto('/mockinterview/human')
  await expect(ada.getByText(new RegExp(`, with ${name}$`))).toBeVisible()
  await ada.goBack()

  await ada.getByRole('button', { name: 'Interview menu' }).click()
  await ada.getByRole('menuitem', { name: `Block ${name}` }).click()
  await ada.getByRole('button', { name: 'Block', exact: true }).click()
  await ada.goto('/mockinterview/human')
  await board(ada).getByText('All levels', { exact: true }).click()
  await expect(board(ada).getByText(`${name}`, { exact: true })).toHaveCount(0)
  await ada.goto('/app/settings#people')
  await ada.getByRole('button', { name: `Unblock ${name}` }).click()
  await expect(ada.getByRole('button', { name: `Unblock ${name}` })).toHaveCount(0)
  await mei.context().close()
})
