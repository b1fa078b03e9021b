import { setTimeout as sleep } from 'node:timers/promises'
import { openedSessionSchema } from '@greenroom/shared/wire'
import { post, signUp } from '../candidate.ts'
import { type Browser, openBrowser } from './browser.ts'
import { chanceBy } from './chance.ts'
import { holdInterview, stages } from './interview.ts'
import { type Kill, killInTurn, type Return, returnsOf } from './kills.ts'
import { type Installation, type StoreKind, startInstallation } from './parts.ts'
import { type Findings, type Held, verify } from './verify.ts'

export type SimulationSettings = {
  interviews: number
  /** How many times each part is killed. */
  kills: number
  store: StoreKind
  seed: number
  /** How many interviews run at once. */
  atOnce: number
  /** The folder for data and logs; if missing, they are removed. */
  folder?: string
  tell?: (line: string) => void
}

export type SimulationOutcome = {
  held: number
  kills: Kill[]
  returns: Return[]
  findings: Findings
  seconds: number
}

/** Stays below the ten sessions that a person may open in a minute. */
const interviewsAUser = 8
/** How soon after the last interview everything has to be settled and the sweeps done. */
const settledWithinMs = 25_000
const openingTries = 40

/** Runs interviews while parts of the installation are killed and restarted, then checks the store. */
export async function simulate(settings: SimulationSettings): Promise<SimulationOutcome> {
  const { interviews, kills: times, store, seed, atOnce, folder, tell = () => {} } = settings
  const startedAt = Date.now()
  const installation = await startInstallation({ store, folder })
  tell(`${installation.parts.size} parts run, after ${Date.now() - startedAt} ms`)
  const chance = chanceBy(seed)
  const held: Held[] = []
  const open = new Set<Browser>()
  let ended = 0
  let killing = times > 0
  const enough = () => held.length >= interviews && !killing

  try {
    const people = await signUpAll(installation.url, Math.ceil(interviews / interviewsAUser) + atOnce)
    tell(`${people.length} people have signed up`)
    const personOf = (index: number) => people[index % people.length]

    async function holdOne(index: number): Promise<void> {
      const person = personOf(index)
      const stage = stages[index % stages.length]
      if (person === undefined || stage === undefined) return
      const own = chanceBy(seed + index)
      const browser = openBrowser(
        installation.url,
        person.cookie,
        await openSession(installation, person.cookie, stage),
      )
      const each: Held = { userId: person.userId, browser, failure: null }
      held.push(each)
      open.add(browser)
      await holdInterview(browser, stage, own).catch((error: unknown) => {
        each.failure = `${browser.sessionId}: ${error instanceof Error ? error.message : error}`
        tell(each.failure)
      })
      // The browser stays in the room, because the workers' facts about the code arrive after the end.
      open.delete(browser)
      ended += 1
      if (ended % 20 === 0) tell(`${ended} interviews have ended`)
    }

    let next = 0
    const seats = Array.from({ length: atOnce }, async (_, seat) => {
      // Staggered, so that they don't all start in the same second.
      await sleep(seat * 300)
      for (; !enough(); ) {
        next += 1
        await holdOne(next - 1)
      }
    })
    const total = times * installation.parts.size
    const kills = killInTurn({
      parts: installation.parts,
      times,
      chance,
      rooms: () => [...open],
      /** Spreads the kills over the interviews. New interviews keep starting while kills are left. */
      async turn(index) {
        while (ended < (index / total) * (interviews - atOnce)) await sleep(100)
      },
      tell,
    }).finally(() => {
      killing = false
    })
    await Promise.all([kills, ...seats])
    tell(`${ended} interviews have ended; what is left is settled`)
    const { lastly, findings } = await lookAtStore(installation, held)
    const outcome = { held: held.length, kills: await kills, findings, seconds: (lastly - startedAt) / 1_000 }
    return {
      ...outcome,
      returns: returnsOf(
        outcome.kills,
        held.map(({ browser }) => browser),
      ),
    }
  } finally {
    for (const { browser } of held) browser.close()
    await installation.stop()
  }
}

/**
 * Waits until the sweeps have nothing left to do and every page has seen the last commit. After that, only this program
 * reads the store.
 */
async function lookAtStore(installation: Installation, held: readonly Held[]) {
  const deadline = Date.now() + settledWithinMs
  for (;;) {
    const findings = await verify({ store: installation.store, held })
    const lastly = Date.now()
    const { notDispatched, headsBehind, balances, foldsThatDiffer } = findings
    const settled = notDispatched.length + headsBehind.length + balances.length + foldsThatDiffer.length === 0
    if (settled || lastly > deadline) return { lastly, findings }
    await sleep(1_000)
  }
}

async function signUpAll(url: string, count: number): Promise<{ cookie: string; userId: number }[]> {
  const people: { cookie: string; userId: number }[] = []
  for (let index = 0; index < count; index += 1) people.push(await signUp(url))
  return people
}

/** Opens a session, reloading the page if that fails. */
async function openSession({ url }: Installation, cookie: string, stage: string): Promise<string> {
  const body = { mode: 'ai', programmingLanguage: 'python', settings: { interviewStage: stage } }
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await post(`${url}/api/sessions`, body, { cookie })
      return openedSessionSchema.parse(await response.json()).sessionId
    } catch (error) {
      if (tries === openingTries) throw error
      await sleep(500)
    }
  }
}
