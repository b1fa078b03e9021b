import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount, startInterview } from './testing/candidate.ts'
import { undo } from './testing/handIn.ts'
import { editor, openPractice } from './testing/workspace.ts'

const line = (page: Page, name: string) => page.getByRole('status', { name: `${name} keys` })
const lines = (page: Page) => page.locator('.monaco-editor .view-lines')

/** Chooses key bindings in the settings, in a separate tab. */
async function choose(page: Page, keys: string): Promise<void> {
  const settings = await page.context().newPage()
  await settings.goto('/app/settings')
  const choice = settings.getByRole('radio', { name: keys, exact: true })
  // By keyboard: while sections above it are loading, a forced click can miss it.
  await choice.press('Space')
  await expect(choice).toBeChecked()
  await expect(settings.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  await settings.close()
}

async function focusEditor(page: Page): Promise<void> {
  await lines(page).click()
  await expect(editor(page)).toHaveClass(/focused/)
}

test('Vim and Emacs keys in the workspace: chosen in another tab, active at once, and no trap', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await haveAccount(page)
  await openPractice(page)
  await expect(lines(page)).toBeVisible()
  expect(asked.filter((path) => /(vim|emacs)Keys/.test(path))).toEqual([])

  await choose(page, 'Vim')
  await expect(line(page, 'Vim')).toContainText('--NORMAL--')
  await focusEditor(page)
  await page.keyboard.type('ggO')
  await expect(line(page, 'Vim')).toContainText('--INSERT--')
  await page.keyboard.type('alpha beta')
  await page.keyboard.press('Escape')
  await expect(line(page, 'Vim')).toContainText('--NORMAL--')
  await page.keyboard.type('0dw')
  await expect(lines(page)).not.toContainText('alpha')
  await expect(lines(page)).toContainText('beta')
  await page.keyboard.type('u')
  await expect(lines(page)).toContainText('alpha')
  await page.keyboard.type('/beta')
  await expectAccessible(page, 'a search with Vim keys')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ciwgamma')
  await expect(lines(page)).toContainText(/alpha.gamma/)
  await page.keyboard.press('Control+m')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toHaveClass(/focused/)
  await focusEditor(page)
  await page.keyboard.press('Control+m')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toHaveClass(/focused/)
  await expect(lines(page)).toContainText(/alpha.gamma/)

  await choose(page, 'Emacs')
  await expect(line(page, 'Emacs')).toBeVisible()
  await expect(line(page, 'Vim')).toHaveCount(0)
  await focusEditor(page)
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+k')
  await expect(lines(page)).not.toContainText('gamma')
  await page.keyboard.press('Control+y')
  await expect(lines(page)).toContainText(/alpha.gamma/)
  await page.keyboard.press('Control+x')
  await expect(line(page, 'Emacs')).toContainText('C-x')
  await page.keyboard.press('Control+g')
  await expect(line(page, 'Emacs')).toHaveText('Emacs keys')
  await page.keyboard.press('Control+m')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toHaveClass(/focused/)

  await choose(page, 'Standard')
  await expect(line(page, 'Emacs')).toHaveCount(0)
})

test('in the room Vim keys leave the shortcuts alone, and the list of shortcuts adds Vim’s', async ({ page }) => {
  await haveAccount(page)
  await choose(page, 'Vim')
  await page.goto('/app/interviewSelection')
  await startInterview(page)
  await expect(line(page, 'Vim')).toContainText('--NORMAL--')
  await focusEditor(page)
  await page.keyboard.type('ggOprint(1)')
  await page.keyboard.press('Alt+2')
  await expect(page.getByRole('textbox', { name: 'Answer the interviewer' })).toBeFocused()
  await page.keyboard.press('Alt+3')
  await expect(editor(page)).toHaveClass(/focused/)
  await page.keyboard.press('F6')
  await expect(editor(page)).not.toHaveClass(/focused/)
  await page.keyboard.press('Alt+3')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(undo(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(undo(page)).toHaveCount(0)
  await page.keyboard.press('Alt+1')
  // When focus is in the editor, the editor gets the next shortcut.
  await expect(editor(page)).not.toHaveClass(/focused/)
  await page.keyboard.press('Control+/')
  await expect(page.getByRole('dialog')).toContainText('Vim keys: back to normal mode')
})
