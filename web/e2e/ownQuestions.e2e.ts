import { expect, test } from '@playwright/test'
import { haveAccount, paste } from './testing/candidate.ts'

test('a question of one’s own is checked by its solution, mended, and practised by a friend', async ({
  page,
  browser,
}) => {
  await haveAccount(page)
  await page.goto('/app/ownQuestions')
  await page.getByRole('link', { name: 'New question' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Doubles')
  await page.getByRole('textbox', { name: 'Minutes' }).fill('15')
  await page.getByRole('textbox', { name: 'Statement' }).fill('Print twice the number.')
  const first = page.getByRole('group', { name: 'Case 1' })
  await first.getByRole('textbox', { name: 'Input' }).fill('2')
  await first.getByRole('textbox', { name: 'Expected output' }).fill('5')
  await page.getByRole('combobox', { name: 'Your solution: Language' }).selectOption('python')
  await page.getByRole('textbox', { name: 'Your solution' }).fill('print(int(input()) * 2)')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Doubles')
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByText('Case 1 disagrees: wrong answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this output for case 1' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your solution agrees with every case.')).toBeVisible()

  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this question' }).inputValue()
  const friend = await (await browser.newContext()).newPage()
  await haveAccount(friend)
  await friend.goto(link)
  await expect(friend.getByText('Shared by Ada')).toBeVisible()
  await friend
    .getByRole('link', { name: 'Practise' })
    .or(friend.getByRole('button', { name: 'Practise' }))
    .click()
  await friend.locator('.monaco-editor .view-lines').waitFor()
  await expect(friend.getByText('Print twice the number.')).toBeVisible()
  await paste(friend, 'print(int(input()) * 2)\n')
  await friend.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(friend.getByText('Accepted').first()).toBeVisible()
  await page.goto('/app/ownQuestions')
  await expect(page.getByRole('list', { name: 'Your questions' }).getByRole('listitem')).toHaveCount(1)
  await friend.context().close()
})
