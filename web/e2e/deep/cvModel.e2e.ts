import { cvPaths, cvSchema } from '@greenroom/shared/wire'
import { expect, type Page, test } from '@playwright/test'
import { startModelServer } from '../../../workers/src/backend/models/testing/modelServer.ts'
import { ownPorts, startOwnProduct } from '../product.setup.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { haveAccount } from '../testing/candidate.ts'

const line = 'Was responsible for the migration of the shop to Kafka.'
const better = 'Migrated the shop to Kafka.'
const text = `Ada Larsen\nada@example.org\n\nExperience\nEngineer, Larch, 2019 – today\n- ${line}\n- Rewrote the nightly export of invoices in Go.\n`

const button = (page: Page) => page.getByRole('button', { name: 'Ask the model' })

/**
 * Catches a button that hides the model's suggestions, overwrites what was typed in the meantime, or doesn't report a
 * failure.
 */
test('a model is asked about a CV, and what it suggests is accepted like the rest', async ({ browser }) => {
  const model = await startModelServer()
  const product = await startOwnProduct({
    ...(await ownPorts()),
    ...{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'small' },
  })
  try {
    const page = await (await browser.newContext({ baseURL: product.url })).newPage()
    await haveAccount(page)
    const pasted = await page.request.post(cvPaths.cv, { data: { text } })
    const lineId = cvSchema.parse(await pasted.json()).content.sections[0]?.entries[0]?.lines[0]?.id
    const answered = Promise.withResolvers<void>()
    const form = `${JSON.stringify({ line: lineId, text: better })}\n${JSON.stringify({ line: lineId, text: 'Migrated 12 shops.' })}`
    model.formPlan.push([{ waitFor: answered.promise }, { say: form }, { finish: 'stop' }])

    await page.goto('/app/cv-services')
    await expect(page.getByText('We don’t send it your name or contact details.')).toBeVisible()
    expect(model.forms).toHaveLength(0)
    await button(page).dblclick()
    await expect(page.getByRole('status').filter({ hasText: 'Asking the model' })).toBeVisible()
    // Typed while the model thinks.
    await page.getByLabel('Your name').fill('Ada Larsen-Reyes')
    answered.resolve()
    await expect(page.getByText('The model suggested 1 change. It’s in the list.')).toBeVisible()
    expect(model.forms).toHaveLength(1)
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Larsen-Reyes')
    const side = page.getByRole('region', { name: 'Suggestions' })
    await expect(side.getByText('Say it more directly')).toBeVisible()
    await expectAccessible(page, 'the model’s suggestion')
    await side.getByRole('button', { name: 'Accept' }).first().click()
    await expect(page.getByRole('textbox', { name: 'Line', exact: true }).filter({ hasText: better })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Larsen-Reyes')
    await expect(page.getByRole('textbox', { name: 'Line', exact: true }).filter({ hasText: better })).toBeVisible()

    model.formPlan.splice(0)
    model.formPlan.push([{ status: 500 }])
    await button(page).press('Enter')
    await expect(page.getByText('The model didn’t respond. These suggestions come from our own rules.')).toBeVisible()
  } finally {
    await product.stop()
    await model.stop()
  }
})
