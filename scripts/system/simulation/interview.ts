import { setTimeout as sleep } from 'node:timers/promises'
import { isPending, latestRun, type ParticipantCommandInput, type Session } from '@greenroom/shared/session'
import type { Browser } from './browser.ts'
import { between, type Chance } from './chance.ts'

/** The two kinds of rooms: in one, candidates can run code; in the other, it runs behind the scenes. */
export const stages = ['take_home_assessment', 'telephone'] as const
export type Stage = (typeof stages)[number]

const longestThoughtMs = 400
/** How often a person tries before giving up, for example because the interviewer has just begun to speak. */
const maxTries = 20

/**
 * Holds a short interview, from the first click to the scorecard, as a person would. Retries whatever is refused for
 * the moment, and requests failed replies again.
 * @throws Error if the room gets stuck, or refuses something that it should accept
 */
export async function holdInterview(browser: Browser, stage: Stage, chance: Chance): Promise<void> {
  const { give, until } = browser

  const think = () => sleep(between(chance, 0, longestThoughtMs))
  const isOver = (state: Session | null): boolean => state?.phase === 'ENDED'

  /** Waits until the interviewer has finished, and retries whatever failed. */
  async function answered(): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const failed = await until('a reply', (state) => {
        if (state.phase === 'ENDED') return { again: false }
        if (state.phase !== 'IN_PROGRESS' || state.awaitingReply !== null) return null
        return { again: state.failedReply !== null }
      })
      if (!failed.again) return
      await think()
      await give({ type: 'RetryReply' })
    }
    throw new Error(`${browser.sessionId}: the interviewer never answered`)
  }

  async function insist(command: ParticipantCommandInput): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const answer = await give(command)
      if (answer.ok || isOver(browser.state())) return
      if (!answer.error.retryable) throw new Error(`${browser.sessionId}: ${command.type} got ${answer.error.code}`)
      await answered()
      await think()
    }
    throw new Error(`${browser.sessionId}: ${command.type} was never taken`)
  }

  const say = (message: string) => insist({ type: 'SendMessage', message, recipient: 'interviewer' })
  const program = (draft: number) =>
    `# draft ${draft} of ${browser.sessionId}\nimport sys\nprint(len(sys.stdin.read()))\n`
  const save = (draft: number) => insist({ type: 'SaveCode', code: program(draft), programmingLanguage: 'python' })
  const ran = () =>
    until('the results of a run', (state) => {
      if (state.phase === 'ENDED') return true
      const run = state.phase === 'IN_PROGRESS' && latestRun(state.question, ['visible', 'hidden', 'submission'])
      return run && !isPending(run)
    })

  async function codeInFront(): Promise<void> {
    await save(1)
    await think()
    await insist({ type: 'RunTests', code: program(2), programmingLanguage: 'python' })
    await ran()
    // If the candidate hasn't earned enough, this is refused, which is fine: it only matters that nobody can overdraw.
    await give({ type: 'UsePowerUp', powerUp: 'cognitive_boost' })
    await save(3)
    await insist({ type: 'SubmitCode', code: program(4), programmingLanguage: 'python' })
    await ran()
  }

  async function codeBehindTheScenes(): Promise<void> {
    await say('I would read it once, keep what I have seen in a hash map, and need linear time and space.')
    await answered()
    await think()
    await save(1)
    await think()
    await save(2)
    await insist({ type: 'DoneCoding', code: program(3) })
    await ran()
  }

  await until('the room', (state) => state.phase === 'NOT_STARTED')
  await insist({ type: 'StartInterview' })
  await answered()
  await think()
  if (stage === 'telephone') await codeBehindTheScenes()
  else await codeInFront()
  await answered()
  await think()
  await say('An empty input prints zero, and a single line works too.')
  await answered()
  await think()
  if (!isOver(browser.state())) await endIt()
  await until('the scorecard', (state) => state.phase === 'ENDED' && state.scorecard.status !== 'pending')

  /** Ends the interview, which the interviewer may have done at the same moment. */
  async function endIt(): Promise<void> {
    const answer = await give({ type: 'EndInterview' })
    if (answer.ok || answer.error.code === 'NOT_IN_PROGRESS') return
    throw new Error(`${browser.sessionId}: EndInterview got ${answer.error.code}`)
  }
}
