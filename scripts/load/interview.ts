import type { ParticipantCommandInput, Session } from '@greenroom/shared/session'
import { isPending, latestRun } from '@greenroom/shared/session'
import { memoryStorage } from '../../web/src/data/storage.ts'
import { createCodeKeeper } from '../../web/src/session/codeKeeper.ts'
import { openBrowser as openText } from '../system/collab/browsers.ts'
import { type Answered, type Browser, openBrowser } from '../system/simulation/browser.ts'
import { between, type Chance } from '../system/simulation/chance.ts'
import type { PeopleCounter } from './figures.ts'
import { createProgram, exponential, notes, oneOf, pause, questions, remarks, type } from './habits.ts'
import type { Habits, Person } from './messages.ts'
import { openAlone, openForTwo } from './opening.ts'

export type InterviewOptions = {
  /** The candidate's engine. */
  url: string
  /** The interviewer's engine. */
  interviewerUrl: string
  habits: Habits
  chance: Chance
  counter: PeopleCounter
  /** Aborted when the people have to leave. */
  leaves: AbortSignal
  /** Receives the answers to each person's commands. */
  told: (sessionId: string, person: Person, answered: Answered) => void
}

const minuteMs = 60_000
/** How long a shared edit may take to be stored. */
const storedWithinMs = 15_000
/** Of all actions that aren't runs: the share that is talk. The rest is typing. */
const talkShare = 0.25
/** The share of actions before which somebody reloads the page. */
const reloadShare = 0.01

/**
 * Holds an interview with the AI interviewer until the person leaves or its time is over: typing, thinking, talking,
 * running code.
 * @throws Error if the room gets stuck
 */
export async function interviewAlone(candidate: Person, options: InterviewOptions): Promise<void> {
  const { url, habits, chance, counter, leaves } = options
  const sessionId = await openAlone(url, candidate)
  let seat = sit(candidate, sessionId, options)
  await seat.browser.until('the room', ({ phase }) => phase === 'NOT_STARTED')
  await insist(seat.browser, { type: 'StartInterview' }, options)
  await answered(seat.browser)
  const leave = leaving(leaves, counter, () => seat.close())
  try {
    const program = createProgram()
    const endsAt = Date.now() + exponential(chance, habits.lengthMinutes * minuteMs)
    let runAt = nextRun(options)
    while (!leaves.aborted && Date.now() < endsAt && isRunning(seat.browser)) {
      if (chance() < reloadShare) {
        counter.reloaded()
        seat.close()
        seat = sit(candidate, sessionId, options)
        await seat.browser.until('the room after a reload', inProgress)
      }
      if (Date.now() >= runAt) {
        runAt = nextRun(options)
        await run(seat.browser, program.text(), options)
      } else if (chance() < talkShare) {
        seat.browser.client.typed()
        await pause(between(chance, 2_000, 6_000), leaves)
        await seat.browser.give({ type: 'SendMessage', message: oneOf(chance, remarks), recipient: 'interviewer' })
        await answered(seat.browser)
      } else {
        await type(chance, leaves, (word) => {
          program.write(word)
          seat.browser.client.typed()
          seat.keeper.edit(program.text())
        })
      }
      await pause(exponential(chance, habits.thinkSeconds * 1_000), leaves)
    }
    if (!leaves.aborted && isRunning(seat.browser)) await seat.browser.give({ type: 'EndInterview' })
  } finally {
    leave()
  }
}

/** Counts an interview, and ends it as soon as its people have to leave, or when the result is called. */
function leaving(leaves: AbortSignal, counter: PeopleCounter, close: () => void): () => void {
  let left = false
  const leave = (): void => {
    if (left) return
    left = true
    counter.ended()
    close()
  }
  counter.began()
  if (leaves.aborted) leave()
  else leaves.addEventListener('abort', leave, { once: true })
  return leave
}

/**
 * Holds an interview between two people, who type in one shared text.
 * @throws Error if the room gets stuck
 */
export async function interviewOfTwo(candidate: Person, interviewer: Person, options: InterviewOptions): Promise<void> {
  const { url, interviewerUrl, habits, chance, counter, leaves } = options
  const sessionId = await openForTwo(url, candidate, interviewer)
  const seats = [
    sit(candidate, sessionId, options),
    sit(interviewer, sessionId, { ...options, url: interviewerUrl }),
  ] as const
  const [{ browser: theirs }, { browser: ours }] = seats
  for (const { browser } of seats) await browser.until('the room', ({ phase }) => phase === 'NOT_STARTED')
  await insist(ours, { type: 'StartInterview' }, options)
  await theirs.until('the start', inProgress)
  const texts = [
    openText({ url, cookie: candidate.cookie, sessionId }),
    openText({ url: interviewerUrl, cookie: interviewer.cookie, sessionId }),
  ] as const
  const leave = leaving(leaves, counter, () => {
    for (const text of texts) text.close()
    for (const { close } of seats) close()
  })
  try {
    const endsAt = Date.now() + exponential(chance, habits.lengthMinutes * minuteMs)
    const isOver = () => leaves.aborted || Date.now() >= endsAt || !isRunning(theirs)
    await Promise.all([codeTogether(texts[0], theirs, isOver, options), interviewThem(ours, isOver, options)])
    if (!leaves.aborted && isRunning(ours)) await ours.give({ type: 'EndInterview' })
  } finally {
    leave()
  }
}

async function codeTogether(
  text: ReturnType<typeof openText>,
  browser: Browser,
  isOver: () => boolean,
  options: InterviewOptions,
): Promise<void> {
  const { habits, chance, counter, leaves } = options
  let runAt = nextRun(options)
  while (!isOver()) {
    if (Date.now() >= runAt) {
      runAt = nextRun(options)
      await run(browser, createProgram().text(), options)
    } else if (chance() < talkShare) {
      browser.client.typed()
      await pause(between(chance, 2_000, 6_000), leaves)
      await browser.give({ type: 'SendMessage', message: oneOf(chance, remarks), recipient: 'interviewer' })
    } else {
      await type(chance, leaves, (word) => text.type(text.text.length, `${word} `))
      if (text.text.length > longestSharedText) text.text.delete(0, text.text.length)
      const startedAt = performance.now()
      text.type(text.text.length, '\n')
      await text.whenStored(storedWithinMs)
      if (text.store.getState().isStored) counter.sharedEdit(performance.now() - startedAt)
      else if (!leaves.aborted) counter.error('a shared edit was not stored in time')
    }
    await pause(exponential(chance, habits.thinkSeconds * 1_000), leaves)
  }
}

const longestSharedText = 4_000
/** An interviewer acts less often than the candidate. */
const listeningFactor = 3

async function interviewThem(browser: Browser, isOver: () => boolean, options: InterviewOptions): Promise<void> {
  const { habits, chance, leaves } = options
  while (!isOver()) {
    await pause(exponential(chance, listeningFactor * habits.thinkSeconds * 1_000), leaves)
    if (isOver()) return
    if (chance() < 0.5) await browser.give({ type: 'WritePrivateNote', text: oneOf(chance, notes) })
    else {
      browser.client.typed()
      await browser.give({ type: 'SendMessage', message: oneOf(chance, questions), recipient: 'candidate' })
    }
  }
}

/** Opens the room as the web app does, and counts what this person sees. */
function sit(person: Person, sessionId: string, { url, counter, told, leaves }: InterviewOptions) {
  const browser = openBrowser(url, person.cookie, sessionId, (answer) => told(sessionId, person, answer))
  const { store } = browser.client
  const keeper = createCodeKeeper({ client: browser.client, storage: memoryStorage() })
  let lostAt: number | null = null
  counter.entered()
  store.subscribe(({ connection, refusal }, before) => {
    if (connection === before.connection) return
    if (connection === 'offline') lostAt ??= performance.now()
    if (connection === 'refused') counter.error(`the room was refused: ${refusal}`)
    if (connection === 'online' && lostAt !== null) {
      counter.reconnected(performance.now() - lostAt)
      lostAt = null
    }
  })
  let isOpen = true
  const close = (): void => {
    if (!isOpen) return
    isOpen = false
    keeper.close()
    browser.close()
    counter.left()
  }
  leaves.addEventListener('abort', close, { once: true })
  return { browser, keeper, close }
}

const inProgress = ({ phase }: Session): boolean => phase === 'IN_PROGRESS'
const isRunning = (browser: Browser): boolean => browser.state()?.phase === 'IN_PROGRESS'

const nextRun = ({ chance, habits: { runsAnHour } }: InterviewOptions): number =>
  runsAnHour === 0 ? Number.POSITIVE_INFINITY : Date.now() + exponential(chance, (60 * minuteMs) / runsAnHour)

/** Runs the visible cases and reads the results. */
async function run(browser: Browser, code: string, { chance, leaves }: InterviewOptions): Promise<void> {
  const answer = await browser.give({ type: 'RunTests', code, programmingLanguage: 'python' })
  if (!answer.ok) return
  await browser.until('the results of a run', (state) => {
    if (state.phase !== 'IN_PROGRESS') return true
    const latest = latestRun(state.question, ['visible', 'hidden', 'submission'])
    return latest && !isPending(latest)
  })
  await pause(between(chance, 1_000, 3_000), leaves)
}

/** Waits until the interviewer has answered, or has failed to. */
async function answered(browser: Browser): Promise<void> {
  await browser.until('a reply', (state) => state.phase === 'ENDED' || (inProgress(state) && !isAwaiting(state)))
}
const isAwaiting = (state: Session): boolean => state.phase === 'IN_PROGRESS' && state.awaitingReply !== null

/** Repeats a command that can't be done at the moment. */
async function insist(
  browser: Browser,
  command: ParticipantCommandInput,
  { leaves }: Pick<InterviewOptions, 'leaves'>,
): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await browser.give(command)
    if (answer.ok) return
    if (!answer.error.retryable) throw new Error(`${command.type} got ${answer.error.code}`)
    await pause(500, leaves)
  }
  throw new Error(`${command.type} was never taken`)
}
