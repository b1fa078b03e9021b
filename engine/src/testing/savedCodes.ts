import { setTimeout as sleep } from 'node:timers/promises'
import { type CommandAnswer, sessionLogPageSchema } from '@greenroom/shared/wire'
import { expect } from 'vitest'
import type { ClientSocket } from './clientSocket.ts'
import type { Caller, Person, TestEngine } from './runningEngine.ts'

/** A started interview, with its candidate's socket. */
export type Room = { person: Person; sessionId: string; socket: ClientSocket }

export async function joined(person: Caller, sessionId: string): Promise<ClientSocket> {
  const socket = await person.socket()
  expect(await socket.join(sessionId)).toMatchObject({ ok: true })
  return socket
}

/** Opens and starts an interview with a question. */
export async function startedRoom(person: Person): Promise<Room> {
  const sessionId = await person.session({ settings: { interviewStage: 'take_home_assessment' } })
  const socket = await joined(person, sessionId)
  expect(await socket.command(sessionId, { type: 'StartInterview' })).toMatchObject({ ok: true })
  return { person, sessionId, socket }
}

/** Returns the codes in a session's log. Checks that its commits have no gaps or repetitions. */
export async function codesIn(
  engine: TestEngine,
  { person, sessionId }: { person: Caller; sessionId: string },
): Promise<string[]> {
  const answer = await engine.caller(person.cookie).call('GET', `/api/sessions/${sessionId}/events`)
  const { commits } = sessionLogPageSchema.parse(answer.body)
  expect(commits.map(({ seq }) => seq)).toEqual(commits.map((_, index) => index + 1))
  return commits.flatMap(({ events }) =>
    events.flatMap((each) => (each.type === 'CodeSnapshotTaken' ? [each.code] : [])),
  )
}

/** A command that saves this code, with the code as its id. */
export const saving = (code: string) => ({
  type: 'SaveCode',
  code,
  programmingLanguage: 'python',
  commandId: code,
})

/**
 * Saves one code after another in each room, and sends each one again under the same id until it is accepted, as the
 * browser does. Records what candidates saw.
 */
export function keepSaving(rooms: readonly Room[]) {
  /** For each room, the acknowledged codes and the numbers of their commits. */
  const acknowledged = rooms.map((): { code: string; seq: number }[] => [])
  const refusals: Extract<CommandAnswer, { ok: false }>[] = []
  let longestMs = 0
  let isOver = false
  const save = async ({ socket, sessionId }: Room, index: number): Promise<void> => {
    for (let count = 0; !isOver; count++) {
      const code = `# ${count} of ${index}`
      for (;;) {
        const askedAt = performance.now()
        const answer = await socket.command(sessionId, saving(code))
        longestMs = Math.max(longestMs, performance.now() - askedAt)
        if (answer.ok) {
          acknowledged[index]?.push({ code, seq: answer.seq })
          break
        }
        refusals.push(answer)
        await sleep(answer.error.retryAfterMs ?? 50)
      }
    }
  }
  const saved = Promise.all(rooms.map(save))
  return {
    acknowledged,
    refusals,
    /** How long a candidate waited for an answer, at most. */
    longestMs: () => longestMs,
    /** How many codes each room has saved. */
    counts: () => acknowledged.map(({ length }) => length),
    async stop(): Promise<void> {
      isOver = true
      await saved
    },
  }
}
