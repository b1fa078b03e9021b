import {
  allottedMs,
  challengeFallback,
  challengeFetchTexts,
  isOneProblem,
  questionCountFor,
  readLanguage,
  readPersonality,
  readStage,
} from '@greenroom/shared/rules'
import {
  type InterviewSettings,
  type LanguagePart,
  type ParticipantCommandOf,
  readSettings,
  type Session,
  type SessionEvent,
} from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { roleOf } from '../permissions.ts'
import { findChallenge, findNamed, placeOf, presentedBy, whoPuts } from '../questions/questions.ts'
import { untilStart } from '../questions/untilStart.ts'

/**
 * Applies the room's settings panel (spec §2). The personality can change at any time, the language until the end, and
 * the type of interview until the start. Duration and difficulty are always locked. Invalid values fall back to
 * defaults (spec §5).
 */
export function decideChangeSettings(
  state: Session,
  command: ParticipantCommandOf<'ChangeSettings'>,
  context: Context,
): Decision {
  if (state.phase === 'ENDED') return refuse('NOT_IN_PROGRESS')
  const settings = requestedSettings(state.settings, command.settings)
  if (touchesLocked(state, command.settings, settings)) return refuse('SETTING_LOCKED')
  const stageChanged = settings.interviewStage !== state.settings.interviewStage
  // Human interviewers choose the questions, so the candidate can't change the type of interview.
  if (stageChanged && state.control === 'human' && roleOf(state, context.actor) === 'candidate')
    return refuse('SETTING_LOCKED')
  const language =
    command.programmingLanguage === undefined
      ? state.programmingLanguage
      : readLanguage(command.programmingLanguage, state.programmingLanguage)
  const languageChanged = language !== state.programmingLanguage
  if (languageChanged && state.languageLocked === true) return refuse('SETTING_LOCKED', { because: 'one_language' })
  if (!languageChanged && !stageChanged && settings.interviewerPersonality === state.settings.interviewerPersonality)
    return accept()
  const brought =
    state.question === null || stageChanged ? undefined : languagePart(state.question.challenge, language, context)
  if (state.phase === 'IN_PROGRESS' && languageChanged && brought === undefined)
    return refuse('SETTING_LOCKED', { because: 'not_in_that_language' })
  const changed: SessionEvent = {
    type: 'SettingsChanged',
    settings,
    questionCount: stageChanged ? countOf(state, settings) : state.questionCount,
    ...(languageChanged ? { programmingLanguage: language } : {}),
    ...(languageChanged ? brought : {}),
  }
  const needsQuestion =
    state.phase === 'NOT_STARTED' &&
    (state.question === null || stageChanged || (languageChanged && brought === undefined))
  const events = needsQuestion ? [changed, question(state, settings, language, context)] : [changed]
  return accept(state.phase === 'NOT_STARTED' ? events.map((event) => untilStart(state, event)) : events)
}

function requestedSettings(
  current: InterviewSettings,
  requested: ParticipantCommandOf<'ChangeSettings'>['settings'],
): InterviewSettings {
  return {
    ...current,
    ...(requested.interviewerPersonality === undefined
      ? {}
      : { interviewerPersonality: readPersonality(requested.interviewerPersonality) }),
    ...(requested.interviewStage === undefined ? {} : { interviewStage: readStage(requested.interviewStage) }),
  }
}

const alwaysLocked = [
  'interviewDifficulty',
  'timeLimitInMinutes',
  'companyType',
  'candidateExperienceLevel',
  'candidateRoleType',
  'numberOfInterviewers',
] as const

function touchesLocked(
  state: Session,
  requested: ParticipantCommandOf<'ChangeSettings'>['settings'],
  settings: InterviewSettings,
): boolean {
  const read = readSettings({ ...state.settings, ...requested })
  const locked = alwaysLocked.some((name) => requested[name] !== undefined && read[name] !== state.settings[name])
  return locked || (state.phase !== 'NOT_STARTED' && settings.interviewStage !== state.settings.interviewStage)
}

/**
 * The language-dependent parts of a challenge: its stub and the names in its text. Undefined if the challenge isn't
 * available in that language.
 */
export function languagePart(
  challenge: { challenge_id: string; version: string },
  language: ProgrammingLanguage,
  { catalogue }: Pick<Context, 'catalogue'>,
): LanguagePart | undefined {
  const presented = catalogue.present(challenge.challenge_id, challenge.version, language)
  if (presented === undefined) return undefined
  const { code_stub, reading, challenge_description, parts, examples, limits } = presented
  return {
    ...{ code_stub, challenge_description, examples },
    ...(reading === undefined ? {} : { reading }),
    ...(parts === undefined ? {} : { parts }),
    ...(limits === undefined ? {} : { limits }),
  }
}

const countOf = ({ assessmentType }: Session, settings: InterviewSettings): number =>
  isOneProblem(assessmentType) ? 1 : questionCountFor(settings)

/**
 * Picks the first question again after the type of interview has changed. A challenge that the candidate requested
 * stays the first question.
 */
function question(
  state: Session,
  settings: InterviewSettings,
  programmingLanguage: ProgrammingLanguage,
  { catalogue }: Context,
): SessionEvent {
  const { requestedChallengeId } = state
  const requested =
    requestedChallengeId === null
      ? undefined
      : findNamed({ ...state, programmingLanguage }, requestedChallengeId, catalogue)
  const sameStage = settings.interviewStage === state.settings.interviewStage
  const questionCount = sameStage ? state.questionCount : countOf(state, settings)
  const search = { ...state, settings, programmingLanguage, questionCount }
  const found = requested ?? findChallenge(search, [], catalogue)
  return found === undefined
    ? { type: 'ChallengeUnavailable', message: challengeFetchTexts.noMatch, ...challengeFallback }
    : presentedBy({ ...whoPuts(state), settings }, 1, found, {
        ...placeOf(search, 1, found, allottedMs(search)),
        ...(state.control === 'ai' ? {} : { shareEndsAtMs: null }),
      })
}
