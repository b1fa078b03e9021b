import { createHash } from 'node:crypto'
import {
  type CommandError,
  type Participant,
  participantIdOf,
  type Question,
  questionsOf,
  readSettings,
  type Session,
} from '@greenroom/shared/session'
import {
  type Difficulty,
  type ExtraTimePercent,
  type ProgrammingLanguage,
  programmingLanguages,
} from '@greenroom/shared/vocabulary'
import type { Workspace } from '@greenroom/shared/wire'
import { ProblemError } from '../../platform/problems.ts'
import { refusalOf } from '../../platform/refusal.ts'
import type { Account } from '../../realtime/access.ts'
import type { SessionCommand } from '../../session/commands.ts'
import type { SessionHandler } from '../../session/handle.ts'
import { headOf, type SessionLog } from '../../session/sessionLog.ts'
import type { Attempt } from './progress.ts'

export type PracticeOptions = {
  handler: SessionHandler
  log: Pick<SessionLog, 'projectHead'>
  /** An account's accommodation, copied into the sessions it opens. */
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
}

type Wish = {
  account: Account
  challenge: { id: string; difficulty: Difficulty }
  programmingLanguage: ProgrammingLanguage | undefined
  /** This user's practice sessions on this challenge, latest first. */
  practice: readonly Attempt[]
}

/**
 * Finds a user's open practice session for a challenge, or opens and starts the next one. Its id and its command ids
 * are derived from the previous session. So repeated requests share one session, and the next request completes what a
 * crash interrupted.
 */
export function openPractice({ handler, log, extraTimeOf }: PracticeOptions) {
  const give = (sessionId: string, actor: Participant, commandId: string, command: SessionCommand) =>
    handler.handle({ sessionId, commandId, actor: { kind: 'participant', ...actor }, command })

  async function create(sessionId: string, candidate: Participant, wish: Wish, before: Session | undefined) {
    const { account, challenge } = wish
    const programmingLanguage = before?.programmingLanguage ?? wish.programmingLanguage ?? 'python'
    const outcome = await give(sessionId, candidate, `create.${sessionId}`, {
      type: 'CreateSession',
      mode: 'ai',
      contentDomain: 'tech_interview_prep',
      assessmentType: 'not_an_assessment',
      settings: readSettings({ interviewDifficulty: challenge.difficulty }),
      programmingLanguage,
      candidate,
      challengeId: challenge.id,
      completedChallengeIds: [],
      exam: false,
      extraTimePercent: await extraTimeOf(account.userId),
    })
    if (!outcome.ok) throw refused(outcome.error)
  }

  /** Starts a waiting session, and copies earlier code into languages that have none yet. */
  async function prepare(sessionId: string, candidate: Participant, challengeId: string, before: Session | undefined) {
    const waiting = await handler.reload(sessionId)
    if (waiting?.phase === 'NOT_STARTED') {
      const outcome = await give(sessionId, candidate, `start.${sessionId}`, { type: 'StartInterview' })
      if (!outcome.ok && outcome.error.code !== 'ALREADY_STARTED') throw refused(outcome.error)
    }
    const state = await handler.reload(sessionId)
    const written = state && questionOf(state, challengeId)?.drafts
    for (const [language, code] of draftsIn(before, challengeId)) {
      if (written === undefined || written[language] !== undefined) continue
      const outcome = await give(sessionId, candidate, `carry.${language}`, {
        type: 'SaveCode',
        code,
        programmingLanguage: language,
      })
      if (!outcome.ok && outcome.error.code !== 'NOT_IN_PROGRESS') throw refused(outcome.error)
    }
    // Adds the session to its owner's list immediately, even if the dispatch is busy.
    const opened = await handler.load(sessionId)
    if (opened !== undefined) await log.projectHead(headOf(opened))
  }

  return async function practise(wish: Wish): Promise<Omit<Workspace, 'challengeType'>> {
    const { account, challenge, practice } = wish
    const candidate: Participant = { id: participantIdOf(account.userId), role: 'candidate', name: account.name }
    const states = await Promise.all(practice.slice(0, 2).map(({ id }) => handler.reload(id)))
    const [latest, earlier] = states
    if (latest !== undefined && latest.phase !== 'ENDED') {
      await prepare(latest.sessionId, candidate, challenge.id, earlier)
      return { sessionId: latest.sessionId, isNew: false }
    }
    const sessionId = nextId(candidate.id, challenge.id, latest?.sessionId)
    await create(sessionId, candidate, wish, latest)
    await prepare(sessionId, candidate, challenge.id, latest)
    return { sessionId, isNew: true }
  }
}

/** The next practice session's id. Concurrent calls get the same one. */
const nextId = (participantId: string, challengeId: string, before = ''): string =>
  `p${createHash('sha256').update(`${participantId}\n${challengeId}\n${before}`).digest('base64url').slice(0, 20)}`

const questionOf = (state: Session, challengeId: string): Question | undefined =>
  questionsOf(state).findLast(({ challenge }) => challenge.challenge_id === challengeId)

function draftsIn(state: Session | undefined, challengeId: string): [ProgrammingLanguage, string][] {
  const drafts = state && questionOf(state, challengeId)?.drafts
  return programmingLanguages.flatMap((language) => {
    const code = drafts?.[language]
    return code === undefined ? [] : [[language, code]]
  })
}

/** Too few tokens has its own status (402). Every other refusal is reported as for any command. */
const refused = (error: CommandError): Error =>
  error.code === 'INSUFFICIENT_TOKENS'
    ? new ProblemError(
        'INSUFFICIENT_TOKENS',
        'You don’t have enough AI-usage tokens left to open this challenge. Your earlier work is safe, and you’ll get more next month.',
      )
    : refusalOf(error)
