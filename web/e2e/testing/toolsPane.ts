import type { Page } from '@playwright/test'

export const tools = (page: Page) => page.getByRole('complementary', { name: 'Tools' })
export const coachSaid = (page: Page) =>
  page
    .getByRole('region', { name: 'Between you and the coach' })
    .getByRole('listitem')
    .filter({ has: page.locator('time') })

export async function openTool(page: Page, name: string): Promise<void> {
  await tools(page).getByRole('button', { name, exact: true }).or(tools(page).getByRole('tab', { name })).click()
}
