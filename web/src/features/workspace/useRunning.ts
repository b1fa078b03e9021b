import { type Costs, costsSentence, demandsCosts, isAfterCoding, submitsRepeatedly } from '@greenroom/shared/rules'
import { type CommandError, isPending } from '@greenroom/shared/session'
import type { RunCase } from '@greenroom/shared/vocabulary'
import { useCallback, useEffect, useState } from 'react'
import { useRoom, useRoomAccess } from '../../parts/room/roomContext.ts'

export type Running = {
  mayRun: boolean
  maySubmit: boolean
  /** A run the engine hasn't acknowledged yet. */
  underWay: 'sending' | 'offline' | null
  /** Why the last run or submission was refused. */
  problem: string | null
  run: (testCases: RunCase[] | undefined) => void
  /** Hands in the code with its stated costs: in the command if they are required, otherwise in a message before it. */
  submit: (costs: Costs | null) => void
  /** Shows why a request about the code was refused; null clears the message. */
  tell: (problem: string | null) => void
}

/** Runs and submits the editor's code. Pressing twice, or during a run, sends only one request. */
export function useRunning(): Running {
  const { client, keeper } = useRoomAccess()
  const state = useRoom(({ state }) => state)
  const isOffline = useRoom(({ connection }) => connection !== 'online')
  const isSending = useRoom(({ outbox }) =>
    outbox.some(({ command }) => command.type === 'RunTests' || command.type === 'SubmitCode'),
  )
  const isDemanded = state !== null && demandsCosts(state)
  const [problem, setProblem] = useState<string | null>(null)
  const question = state?.phase === 'IN_PROGRESS' ? state.question : null
  const pending = question?.runs.filter((run) => isPending(run) && run.purpose !== 'hidden') ?? []
  const latest = question?.runs.at(-1)?.runId
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run makes an earlier refusal old news
  useEffect(() => setProblem(null), [latest])

  const refused = useCallback((error: CommandError) => {
    setProblem(error.code === 'QUESTION_OVER' ? null : error.message)
  }, [])
  const run = useCallback(
    async (testCases: RunCase[] | undefined) => {
      const taken = keeper.take()
      if (taken === null) return
      setProblem(null)
      const cases = testCases === undefined ? {} : { testCases }
      const answer = await client.send({ type: 'RunTests', ...taken, ...cases })
      if (!answer.ok) refused(answer.error)
    },
    [client, keeper, refused],
  )
  const submit = useCallback(
    async (costs: Costs | null) => {
      const taken = keeper.take()
      if (taken === null) return
      setProblem(null)
      // Both are queued in this order, even while offline.
      const message = costs === null || isDemanded ? null : costsSentence(costs)
      const said = message === null ? null : client.send({ type: 'SendMessage', message })
      const stated = costs !== null && isDemanded ? { costs } : {}
      const answer = await client.send({ type: 'SubmitCode', ...taken, ...stated })
      const heard = said === null ? null : await said
      if (!answer.ok) refused(answer.error)
      else if (heard !== null && !heard.ok) refused(heard.error)
    },
    [client, keeper, refused, isDemanded],
  )
  const isOpen = state?.phase === 'IN_PROGRESS'
  const isDone = state?.phase === 'IN_PROGRESS' && isAfterCoding(state.step) && !submitsRepeatedly(state)
  const isIdle = isOpen && !isSending
  return {
    mayRun: isIdle && !pending.some(({ purpose }) => purpose !== 'submission'),
    maySubmit: isIdle && !isDone && !pending.some(({ purpose }) => purpose === 'submission'),
    underWay: isSending ? (isOffline ? 'offline' : 'sending') : null,
    problem,
    run: (testCases) => void run(testCases),
    submit: (costs) => void submit(costs),
    tell: setProblem,
  }
}
