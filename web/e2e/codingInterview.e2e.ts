import { expect, test } from '@playwright/test'
import {
  declineLanguageModel,
  doneCoding,
  interviewerMessages,
  ownMessages,
  paste,
  say,
  signUpByForm,
  skipFirstRun,
  startInterview,
  writeCode,
} from './testing/candidate.ts'
import { answersTo } from './testing/content.ts'

const edgeCases = 'With an empty input there is nothing to look at, and with a single element it is the answer itself.'
const followUp = 'I would keep a running structure and update it.'

/**
 * Catches breakage between the parts: form, lobby, room, hidden tests and judge, over a connection that comes and goes.
 */
test('somebody signs up, takes a whole interview through reloads and an outage, and gets a scorecard that quotes it', async ({
  page,
  context,
}) => {
  await page.goto('/signup')
  await signUpByForm(page)
  await skipFirstRun(page)
  await declineLanguageModel(page)
  const answers = answersTo(await startInterview(page))
  await say(page, answers.clarification)

  await test.step('two reloads and ten seconds offline neither lose nor repeat anything', async () => {
    await page.reload()
    await expect(interviewerMessages(page)).toHaveCount(2)
    await expect(ownMessages(page)).toHaveCount(1)

    await writeCode(page, '# before the outage\n')
    await context.setOffline(true)
    await expect(page.getByText('Reconnecting. What you’ve typed is safe.')).toBeVisible({ timeout: 30_000 })
    await paste(page, '# typed during the outage\n')
    await page.getByRole('textbox', { name: 'Answer the interviewer' }).fill(answers.approach)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(10_000)
    await context.setOffline(false)

    await expect(interviewerMessages(page)).toHaveCount(3, { timeout: 30_000 })
    await expect(ownMessages(page)).toHaveCount(2)
    await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()
    await page.reload()
    await expect(interviewerMessages(page)).toHaveCount(3)
    await expect(ownMessages(page)).toHaveCount(2)
    await expect(page.locator('.monaco-editor')).toContainText('typed during the outage')
    await expect(page.locator('.monaco-editor')).not.toContainText('before the outage')
  })

  await test.step('the code passes the hidden tests, and the interviewer knows', async () => {
    await writeCode(page, answers.code)
    expect(await doneCoding(page)).toMatch(/all|every/i)
    await say(page, answers.complexity)
    await say(page, edgeCases)
    await page.getByRole('textbox', { name: 'Answer the interviewer' }).fill(followUp)
    await page.keyboard.press('Enter')
    // With time left, the candidate decides when to stop.
    await expect(page.getByRole('button', { name: /^Keep going, \d+ min$/ })).toBeVisible()
    await page.getByRole('button', { name: 'End here' }).click()
    await page.getByRole('link', { name: 'See the scorecard' }).click()
  })

  await test.step('the scorecard is good, and only quotes what was said', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /hire/i })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/no hire/i)
    for (const dimension of ['problem solving', 'technical competency', 'communication', 'testing'])
      await expect(page.getByText(dimension, { exact: false }).first()).toBeVisible()
    const said = [answers.clarification, answers.approach, answers.complexity, edgeCases, followUp]
    const quotes = page.getByRole('button').filter({ hasText: /“.+”/ })
    const texts = await quotes.allInnerTexts()
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) {
      const quote = /“(.+?)…?”/s.exec(text)?.[1] ?? ''
      expect(
        said.filter((message) => message.includes(quote)),
        quote,
      ).not.toEqual([])
    }
    await quotes.first().click()
    await expect(quotes.first()).toHaveAttribute('aria-pressed', 'true')
  })
})
