import { expect, test } from '@playwright/test'
import { expectAccessible } from './testing/accessible.ts'
import { haveAccount } from './testing/candidate.ts'

const museum = 'Junior front-end engineer for a museum guide'

/** Catches a filter forgotten on a reload, a stage missing in another tab, and a rehearsal for another job. */
test('a job is found, followed from stage to stage, and rehearsed', async ({ page }) => {
  await haveAccount(page)
  await page.goto('/jobs')
  await expect(page.getByText('The employers aren’t real')).toBeVisible()
  await expect(page.getByLabel('Minimum years of experience')).toHaveValue('1')
  await expectAccessible(page, 'the jobs')
  await page.getByLabel('to', { exact: true }).selectOption('2')
  await expect(page.getByRole('status').filter({ hasText: /^1 job$/ })).toBeVisible()
  await page.goto('/jobs')
  await expect(page.getByLabel('to', { exact: true })).toHaveValue('2')

  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await page.getByLabel('Your progress').selectOption('applied')
  await page.getByLabel('Your list').selectOption('applied')
  await page.reload()
  await page.getByRole('link', { name: museum }).click()
  await expect(page).toHaveTitle(`${museum} · Greenroom`)
  await expect(page.getByLabel('Your progress')).toHaveValue('applied')
  await expectAccessible(page, 'a job')

  await page.getByRole('link', { name: 'Rehearse for this job' }).click()
  await expect(page).toHaveURL(/\/app\/interviewSelection/)
  const kept = await page.evaluate(() => Object.values(localStorage).join(' '))
  expect(kept).toContain('software engineer (front-end)')
  expect(kept).toContain('startup')
})

test('a visitor reads jobs, and is asked to sign in to follow one', async ({ page }) => {
  await page.goto('/jobs?minimumYears=20')
  await expect(page.getByText('No jobs match these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByRole('link', { name: museum }).click()
  await expect(page.getByRole('heading', { name: 'How they interview' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to save it' }).click()
  await expect(page).toHaveURL(/signin\?next=%2Fjobs%2Ffrontend/)
  expect((await page.goto('/jobs/no-such-job'))?.status()).toBe(404)
  await page.getByRole('link', { name: 'See all jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
})
