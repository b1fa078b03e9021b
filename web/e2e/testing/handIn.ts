import { type Session, sessionSchema } from '@greenroom/shared/session'
import { expect, type Page } from '@playwright/test'
import { paste, say, signUp, startInterview } from './candidate.ts'
import { answersTo } from './content.ts'

export const done = (page: Page) => page.getByRole('button', { name: 'Done coding' })
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
export const submitAgain = (page: Page) => page.getByRole('button', { name: 'Submit again' })
export const backToCoding = (page: Page) => page.getByRole('button', { name: 'Back to coding' })
export const versions = (page: Page) => page.getByRole('group', { name: 'Versions of your code' })

/** Replaces the editor's text, and waits until it is stored. */
export async function writeAnew(page: Page, code: string): Promise<void> {
  await paste(page, code)
  await expect.poll(async () => (await stateOf(page)).drafts).toBe(code)
}

/** Opens an on-site room whose question has been discussed. @returns a good candidate's messages and code */
export async function codingRoom(page: Page): Promise<ReturnType<typeof answersTo>> {
  await signUp(page)
  const answers = answersTo(await startInterview(page))
  await say(page, answers.clarification)
  return answers
}

const sessionIdOf = (page: Page): string => new URL(page.url()).searchParams.get('session') ?? ''

/** The session as stored on the server. */
export async function stateOf(page: Page) {
  const answer = await page.request.get(`/api/sessions/${sessionIdOf(page)}`)
  const { session } = (await answer.json()) as { session: unknown }
  const state: Session = sessionSchema.parse(session)
  const question =
    state.phase === 'IN_PROGRESS' ? state.question : state.phase === 'ENDED' ? state.questions.at(-1) : null
  return {
    state,
    step: state.phase === 'IN_PROGRESS' ? state.step : null,
    drafts: question?.drafts[state.programmingLanguage],
    handIns: question?.handIns ?? [],
  }
}

/** Ends the interview and waits for its scorecard. */
export async function endAndScore(page: Page) {
  const id = sessionIdOf(page)
  await page.getByRole('button', { name: 'Interview menu' }).click()
  await page.getByRole('menuitem', { name: 'End interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End interview' }).click()
  await page.getByRole('link', { name: 'See the scorecard' }).click()
  await expect(page.getByRole('region', { name: 'Replay' }).or(page.getByText('Replay')).first()).toBeVisible()
  const answer = await page.request.get(`/api/sessions/${id}`)
  const { session } = (await answer.json()) as { session: unknown }
  const state: Session = sessionSchema.parse(session)
  if (state.phase !== 'ENDED' || state.scorecard.status !== 'completed') throw new Error('it is not scored')
  return state.scorecard.scorecard
}
