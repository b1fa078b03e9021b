import { createWriteStream } from 'node:fs'
import { chanceBy } from '../system/simulation/chance.ts'
import { breakConnections } from './drops.ts'
import { createPeopleCounter } from './figures.ts'
import { pause } from './habits.ts'
import { interviewAlone, interviewOfTwo } from './interview.ts'
import {
  type AcknowledgedLine,
  digestOf,
  type FromGenerator,
  generatorSettingsSchema,
  type Person,
  toGeneratorSchema,
} from './messages.ts'
import { participantOf } from './opening.ts'
import { peopleOfSeat } from './people.ts'

// A process of `npm run load` that plays people. The run tells it how many seats to occupy.

const { index, of, seed, habits, urls, acknowledgedFile } = generatorSettingsSchema.parse(
  JSON.parse(process.argv[2] ?? '{}'),
)
const counter = createPeopleCounter()
const acknowledged = createWriteStream(acknowledgedFile)
breakConnections(habits.dropsMinutes * 60_000, chanceBy(seed + 7_919 * (index + 1)), counter.dropped)

/** The occupied seats, with what makes their people leave. */
const seats = new Map<number, { leaves: AbortController; done: Promise<void> }>()
const afterTroubleMs = 2_000

const tell = (message: FromGenerator): void => void process.send?.(message)

async function occupy(seat: number, people: readonly Person[], leaves: AbortSignal, afterMs: number): Promise<void> {
  await pause(afterMs, leaves)
  for (let held = 0; !leaves.aborted; held += 1) {
    const chance = chanceBy(seed + seat * 1_009 + held * 104_729)
    const { candidate, interviewer } = peopleOfSeat(seat, people)
    const options = {
      url: urls[seat % urls.length] ?? '',
      interviewerUrl: urls[(seat + 1) % urls.length] ?? '',
      habits,
      chance,
      counter,
      leaves,
      told: write,
    }
    try {
      const interview =
        chance() < habits.interviewersShare
          ? interviewOfTwo(candidate, interviewer, options)
          : interviewAlone(candidate, options)
      // Somebody who waits for a reply leaves without it.
      await Promise.race([interview, aborted(leaves)])
    } catch (error) {
      if (leaves.aborted) return
      counter.error(kindOf(error))
      await pause(afterTroubleMs, leaves)
    }
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/** Ids in a message would make every error a kind of its own. */
const kindOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'a session')
    .slice(0, 160)

type Told = Parameters<typeof interviewAlone>[1]['told']
function write(...[sessionId, person, answered]: Parameters<Told>): void {
  counter.answered(answered)
  const { answer, commandId, type, code } = answered
  if (typeof answer !== 'object' || !answer.ok) return
  const line: AcknowledgedLine = {
    sessionId,
    participant: participantOf(person),
    commandId,
    type,
    seq: answer.seq,
    ...(code === undefined ? {} : { codeDigest: digestOf(code) }),
  }
  acknowledged.write(`${JSON.stringify(line)}\n`)
}

function setSeats(wanted: number, rampMs: number, people: readonly Person[]): void {
  for (const [seat, { leaves }] of seats) {
    if (seat < wanted) continue
    leaves.abort()
    seats.delete(seat)
  }
  const added: number[] = []
  for (let seat = index; seat < wanted; seat += of) if (!seats.has(seat)) added.push(seat)
  for (const [position, seat] of added.entries()) {
    const leaves = new AbortController()
    const afterMs = (rampMs * position) / added.length
    seats.set(seat, { leaves, done: occupy(seat, people, leaves.signal, afterMs) })
  }
}

async function stop(): Promise<void> {
  const all = [...seats.values()]
  for (const { leaves } of all) leaves.abort()
  await Promise.all(all.map(({ done }) => done))
  await new Promise((resolve) => acknowledged.end(resolve))
}

process.on('message', (raw: unknown) => {
  const message = toGeneratorSchema.parse(raw)
  if (message.type === 'seats') setSeats(message.seats, message.rampMs, message.people)
  if (message.type === 'begin') counter.begin()
  if (message.type === 'report') tell({ type: 'figures', figures: counter.read() })
  if (message.type === 'stop') {
    const figures = counter.read()
    void stop().then(() => {
      process.send?.({ type: 'figures', figures }, () => process.exit(0))
    })
  }
})
// Only the run ends this process; Ctrl-C in a terminal reaches both.
process.on('SIGINT', () => {})
// Nobody sits here at first, but more messages will come.
process.channel?.ref()
tell({ type: 'ready' })
