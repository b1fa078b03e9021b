import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import {
  createdInviteSchema,
  invitePaths,
  type NewSession,
  openedSessionSchema,
  type SessionSummary,
  sessionListSchema,
  sessionPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get, post } from '../../data/api.ts'
import { type Choice, firstChoice } from '../../data/choice.ts'

type MockList = { mocks: SessionSummary[]; next: string | null }

/** Filling a page may take several requests, because interviews with the AI are skipped. */
const pageSize = 20

async function mocksAfter(start: string | null, signal: AbortSignal): Promise<MockList> {
  const mocks: SessionSummary[] = []
  let after = start
  do {
    const url = urlOf(sessionPaths.sessions, {}, { limit: pageSize, after: after ?? undefined })
    const page = await get(url, sessionListSchema, { signal })
    mocks.push(...page.sessions.filter(({ mode }) => mode === 'human'))
    after = page.next
  } while (after !== null && mocks.length < pageSize)
  return { mocks, next: after }
}

/** Fetches your interviews with people, in either role, latest first. */
export const useMocks = () =>
  useInfiniteQuery({
    queryKey: ['sessions', 'human'],
    queryFn: ({ pageParam, signal }) => mocksAfter(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** A mock, or both halves of one with the first half first. */
export type MockGroup = readonly [SessionSummary, ...SessionSummary[]]

/**
 * Groups the two halves of a mock, at the later one's position. A half stays on its own until the other one has loaded.
 */
export function groupsOf(mocks: readonly SessionSummary[]): MockGroup[] {
  const byId = new Map(mocks.map((mock) => [mock.sessionId, mock]))
  return mocks.flatMap((mock): MockGroup[] => {
    const other = byId.get(mock.swap?.otherId ?? '')
    if (other === undefined) return [[mock]]
    return mock.swap?.half === 'second' ? [[other, mock]] : []
  })
}

/** State of the new-mock form, and how long the two people would meet. */
export function useNewMock() {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(localStorage))
  const [turns, setTurns] = useState<'one' | 'both'>('one')
  const minutes = choice.settings.timeLimitInMinutes * (turns === 'both' ? 2 : 1)
  return { choice, setChoice, turns, setTurns, minutes }
}
export type NewMock = ReturnType<typeof useNewMock>

/** Opens a mock. @returns its id */
export async function openMock(session: NewSession): Promise<string> {
  const { sessionId } = await post(sessionPaths.sessions, session, openedSessionSchema)
  return sessionId
}

/** Emails someone a link to this role in a mock. */
export async function inviteByMail(sessionId: string, role: ParticipantRole, email: string): Promise<void> {
  await post(urlOf(invitePaths.invites, { id: sessionId }), { role, email }, createdInviteSchema)
}
