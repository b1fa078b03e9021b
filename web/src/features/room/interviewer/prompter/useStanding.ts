import { lastHandIn } from '@greenroom/shared/session'
import { useMemo } from 'react'
import { useRoom } from '../../../../parts/room/roomContext.ts'
import { useInterview } from '../../../../parts/room/useInterview.ts'
import { useNow } from '../../../../parts/room/useNow.ts'
import { useStepPlan } from '../../header/useStepPlan.ts'
import { useStepTime } from '../../header/useStepTime.ts'
import type { Standing } from './standing.ts'

const minuteMs = 60_000

/**
 * The facts behind the suggestions, from the interviewer's view of the session; null before the start and after the
 * end.
 */
export function useStanding(hintCount: number): Standing | null {
  const offset = useRoom(({ serverOffsetMs }) => serverOffsetMs)
  const now = useNow(5_000) + offset
  const plan = useStepPlan()
  const passedMs = useStepTime()
  const told = useInterview(({ messages, question, candidate, silence, clock }) => {
    const version = lastHandIn(question)
    return {
      messages,
      from: question.presentedAt,
      name: candidate.name,
      since: silence.since,
      runs: clock.runningSince !== null,
      passed: version?.testsPassed ?? null,
      total: version?.testsTotal ?? null,
      facts: version?.facts ?? null,
      hintRung: question.hintRung,
    }
  })
  const messages = told?.messages
  const from = told?.from ?? 0
  const words = useMemo(() => {
    const ofQuestion = (messages ?? []).filter(({ timeSent }) => Date.parse(timeSent) >= from)
    return {
      said: ofQuestion.filter(({ sender }) => sender === 'interviewer').map(({ message }) => message),
      heard: ofQuestion.filter(({ sender }) => sender === 'candidate').map(({ message }) => message),
    }
  }, [messages, from])
  if (told === null || plan === null) return null
  const share = plan.plan[plan.index]
  const { passed, total, runs } = told
  return {
    ...words,
    step: plan.step,
    name: told.name,
    silentMs: runs ? Math.max(0, now - told.since) : 0,
    stepLeftMs: !runs || share === undefined || passedMs === null ? null : share.minutes * minuteMs - passedMs,
    tests: passed === null || total === null ? null : { passed, total },
    facts: told.facts,
    hintRung: told.hintRung,
    hintCount,
  }
}
