import { randomBytes } from 'node:crypto'
import { hasBehaviouralRound, isFree, readLanguage } from '@greenroom/shared/rules'
import { type Participant, participantIdOf, type RehearsedRound, readSettings } from '@greenroom/shared/session'
import type { CompanyType, ContentDomain, ExtraTimePercent } from '@greenroom/shared/vocabulary'
import type { newSessionSchema } from '@greenroom/shared/wire'
import type { z } from 'zod'
import { ProblemError } from '../../platform/problems.ts'
import { refusalOf } from '../../platform/refusal.ts'
import type { Account } from '../../realtime/access.ts'
import type { ChallengeCatalogue } from '../../session/decide/decision.ts'
import { planOf } from '../../session/decide/questions/plan.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { MemberIndex } from '../../session/memberIndex.ts'
import { headOf, type SessionLog } from '../../session/sessionLog.ts'
import { seenChallenges } from './seenChallenges.ts'
import { checkWarmUps } from './warmUps.ts'

export type OpenSessionOptions = {
  handler: SessionHandler
  log: SessionLog
  now: () => number
  members: MemberIndex
  /** An account's accommodation, copied into the sessions it opens. */
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
  /** The domain that an account studies. Its sessions are in this domain unless another is requested. */
  domainOf: (userId: number) => Promise<ContentDomain>
  /** Finds a company's round by its number, counted from 1. */
  roundOf: (company: CompanyType, number: number) => RehearsedRound | undefined
  /** Plans the rounds. */
  catalogue: Pick<ChallengeCatalogue, 'loopOf'>
  /** A question about the user's CV, the same for the same seed; undefined if there is nothing to ask about. */
  cvQuestionFor: (userId: number, seed: string) => Promise<string | undefined>
}

export type WantedSession = z.output<typeof newSessionSchema>

export type SessionInDomain = WantedSession & { contentDomain: ContentDomain }

/** Fills in the domain that the user studies, if none is requested. */
export const inDomainOf = async (
  userId: number,
  wanted: WantedSession,
  domainOf: OpenSessionOptions['domainOf'],
): Promise<SessionInDomain> => ({ ...wanted, contentDomain: wanted.contentDomain ?? (await domainOf(userId)) })

/** The requested settings, with the fallbacks of spec §5. */
export function settingsOf(
  {
    contentDomain,
    assessmentType,
    settings,
    programmingLanguage,
    challengeId,
    companyRound,
    languageLocked,
  }: SessionInDomain,
  roundOf: OpenSessionOptions['roundOf'],
) {
  const read = readSettings(settings ?? {})
  const round = companyRound == null ? undefined : roundOf(read.companyType, companyRound)
  return {
    contentDomain,
    assessmentType: assessmentType ?? null,
    settings: read,
    programmingLanguage: readLanguage(programmingLanguage),
    challengeId: challengeId ?? null,
    languageLocked: languageLocked || (round?.languageLocked === true && round.stage === read.interviewStage),
    ...(round === undefined ? {} : { round }),
  }
}

/** The id must not be guessable. */
export const newSessionId = (): string => randomBytes(12).toString('base64url')

/**
 * Opens a session for an account. The same `sessionId` always means the same session, so callers can retry after a
 * crash.
 * @throws the refusal
 */
export function createOpenSession(options: OpenSessionOptions) {
  const { handler, log, now, members, extraTimeOf, domainOf, roundOf, catalogue, cvQuestionFor } = options

  /** The question about the CV, if the candidate wants one and the interview has a round for it. */
  async function cvQuestionOf(userId: number, wanted: SessionInDomain, sessionId: string) {
    if (!wanted.askAboutCv) return undefined
    const planned = settingsOf(wanted, roundOf)
    if (!hasBehaviouralRound({ ...planned, ...planOf(planned, catalogue) })) return undefined
    const question = await cvQuestionFor(userId, sessionId)
    if (question === undefined) throw new ProblemError('CV_NO_QUESTION')
    return question
  }

  return async (
    { userId, name }: Pick<Account, 'userId' | 'name'>,
    asked: WantedSession,
    sessionId = newSessionId(),
  ): Promise<string> => {
    const wanted = await inDomainOf(userId, asked, domainOf)
    const { mode, role, exam, swap } = wanted
    const host: Participant = { id: participantIdOf(userId), role, name }
    const isCandidate = role === 'candidate'
    if (isCandidate && isFree({ assessmentType: wanted.assessmentType ?? null }))
      await checkWarmUps(log, host.id, now())
    const cvQuestion = isCandidate ? await cvQuestionOf(userId, wanted, sessionId) : undefined
    const outcome = await handler.handle({
      sessionId,
      // Can't collide with ids the candidate will choose.
      commandId: `create.${sessionId}`,
      actor: { kind: 'participant', ...host },
      command: {
        type: 'CreateSession',
        mode,
        ...settingsOf(wanted, roundOf),
        candidate: isCandidate ? host : null,
        ...(isCandidate ? {} : { host }),
        completedChallengeIds: isCandidate ? await seenChallenges(log, host.id) : [],
        exam,
        extraTimePercent: isCandidate ? await extraTimeOf(userId) : 0,
        ...(cvQuestion === undefined ? {} : { cvQuestion }),
        ...(swap ? { swap: { half: 'first', otherId: newSessionId() } } : {}),
      },
    })
    if (!outcome.ok) throw refusalOf(outcome.error)
    const state = await handler.load(sessionId)
    if (state === undefined) throw new Error(`${sessionId} vanished`)
    // Adds the session to its owner's list immediately, even if the dispatch is busy.
    await log.projectHead(headOf(state))
    if (!isCandidate) await members.enter({ sessionId, participantId: host.id, role, createdAt: state.createdAt })
    return sessionId
  }
}
export type OpenSession = ReturnType<typeof createOpenSession>
