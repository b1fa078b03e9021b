import { createHash } from 'node:crypto'
import type { Bank, Challenge, ChallengeBank, Deck, SpokenBank, SpokenQuestion } from '@greenroom/shared/content'
import { asksForTime, interviewerNames } from '@greenroom/shared/rules'
import type { Intent, InterviewStep } from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry, ChatRequest } from '@greenroom/shared/wire'
import { asksWhatWasForeseen } from '../../reading/foreseenQuestion.ts'
import { classifyIntent } from '../../reading/intent.ts'
import { plainWords, wordCount } from '../../reading/plainWords.ts'
import { intentAtBoard } from '../../reading/pointsAtBoard.ts'
import { pointsIn } from '../../reading/pointsIn.ts'
import { proposesByAsking } from '../../reading/proposesByAsking.ts'
import { asksAboutRequirement } from '../../reading/requirements.ts'
import { asksHowToSpeak } from '../../reading/smallTalk.ts'
import { intentInDeck, placeIn } from './deckPlace.ts'
import { nextRung } from './ladder.ts'
import type { InterviewerCall, Turn } from './provider.ts'
import { askedAlike } from './scripted/askedAlike.ts'

/** Where the authored material is looked up. */
type Material = { bank: ChallengeBank; spoken?: SpokenBank | undefined }

/** Prepares a turn from a call's body (spec §7): what was said, what it wants, and which material may be used for the answer. */
export function prepareTurn(call: InterviewerCall, request: ChatRequest, { bank, spoken: spokenBank }: Material): Turn {
  const { interviewContext: context, interviewSettings: settings, chatHistory: history } = request
  const challenge = materialIn(bank, context)
  const spoken = challenge === null && spokenBank !== undefined ? materialIn(spokenBank, context) : null
  const deck = challenge === null && spoken === null ? deckIn(spokenBank, context) : null
  const last = history.findLast(({ sender }) => sender === 'candidate' || sender === 'interviewer')
  const message = call === 'reply' && last?.sender === 'candidate' ? last.message : ''
  const step = request.telephoneOrOnsitePhase
  const asked = history.slice(0, -1).findLast(({ sender }) => sender === 'interviewer')?.message
  const statement = (challenge ?? spoken)?.statement ?? deck?.about ?? request.codingChallengeQuestion
  const labelled =
    call === 'reply' ? classifyIntent(message, { asked: asked && askedAlike(asked), statement, step }) : 'unknown'
  const meant =
    labelled === 'request_to_skip' && wantsNextHint(message, history, challenge ?? spoken)
      ? 'request_for_hint'
      : isMisheard(labelled) &&
          (asksWhatWasForeseen(message, challenge ?? spoken) ||
            asksAboutRequirement(message, spoken?.requirements ?? []))
        ? 'request_for_clarification'
        : labelled === 'unrelated_question' && asksHowToSpeak(message)
          ? 'unknown'
          : labelled
  const aboutThisQuestion = sinceQuestion(
    history,
    context?.questionStartedAt ?? null,
    (challenge ?? spoken)?.opening ?? deck?.statements[0]?.statement ?? null,
  )
  const before = message === '' ? aboutThisQuestion : aboutThisQuestion.slice(0, -1)
  const inWords = spoken === null ? meant : intentInWords(message, meant, { spoken, step })
  const intent = deck !== null && call === 'reply' ? intentInDeck(message, meant, before) : inWords
  const hintRung = context?.hintRung ?? 0
  const exam = context?.exam ?? false
  const interviewerName = interviewerNameFor(request)
  return {
    call,
    step,
    closes: context?.isLastWord ?? false,
    message,
    intent,
    candidateName: firstName(request.candidateName),
    interviewerName,
    introduced: isIntroduced(request, interviewerName),
    exam,
    mayUseModel: context?.languageModel ?? true,
    personality: settings.interviewerPersonality,
    stage: settings.interviewStage,
    level: settings.candidateExperienceLevel,
    roleType: settings.candidateRoleType,
    company: settings.companyType,
    round: context?.round ?? null,
    language: request.programmingLanguage,
    code: request.candidatesCode,
    board: context?.board ?? '',
    statement: request.codingChallengeQuestion,
    challenge,
    spoken,
    deck: deck && placeIn(deck, call === 'reply' ? { message, intent } : null, before),
    hint: call === 'reply' && !exam ? nextRung(challenge ?? spoken, { intent, step, hintRung }) : null,
    hintRung,
    testResults: context?.testResults ?? null,
    history,
    aboutThisQuestion,
  }
}

/** The material in the version that the session began with; where nobody has that any more, in today's. */
function materialIn<Question>(
  bank: Pick<Bank<Question>, 'get'>,
  context: ChatRequest['interviewContext'],
): Question | null {
  if (!context) return null
  return bank.get(context.challengeId, context.contentVersion) ?? bank.get(context.challengeId) ?? null
}

const deckIn = (spoken: SpokenBank | undefined, context: ChatRequest['interviewContext']): Deck | null =>
  spoken?.decks === undefined ? null : materialIn(spoken.decks, context)

/** What a question about the task is taken for where its words were never heard before. */
const isMisheard = (intent: Intent): boolean => intent === 'unrelated_question' || intent === 'unknown'

/** "Another one", said to a hint, asks for the next hint and not for the next question. */
function wantsNextHint(
  message: string,
  history: ChatHistoryEntry[],
  material: Pick<Challenge, 'hints'> | null,
): boolean {
  if (!/^(and |ok(ay)?,? |please,? )*(another|one more|the next|next)( one)?( please)?[.?]*$/.test(plainWords(message)))
    return false
  const before = history.slice(0, -1).findLast(({ sender }) => sender === 'interviewer')
  return (
    before !== undefined &&
    (material?.hints ?? []).some((hint) => plainWords(before.message).includes(plainWords(hint)))
  )
}

const answering = 'attempt_to_answer_question'

/** What is meant by a message to a question that is answered in words. */
function intentInWords(
  message: string,
  meant: Intent,
  { spoken, step }: { spoken: SpokenQuestion; step: InterviewStep | null },
): Intent {
  const proposes = meant === 'request_for_clarification' && proposesByAsking(message, step)
  return intentAtBoard(message, proposes || answers(message, meant, spoken) ? answering : meant, spoken)
}

/** So many words that are no question, no plea for time and nothing else either are meant as an answer. */
const wordsOfAnAnswer = 7

/**
 * What makes a point of the answer is one, however it is put, and whatever is asked beside it; of the rest, what is long enough
 * to be meant as one.
 */
function answers(message: string, labelled: Intent, spoken: SpokenQuestion): boolean {
  const stated = message.replaceAll(/[^.!?\n]*\?/g, ' ')
  const isAsking = stated.trim() !== message.trim()
  if (labelled !== 'unknown' && !(labelled === 'request_for_clarification' && isAsking)) return false
  if (asksForTime(message)) return false
  return pointsIn(stated, spoken).length > 0 || (!isAsking && wordCount(message) >= wordsOfAnAnswer)
}

/** The conversation since the present question was put: by its time, else by the words it was opened with. */
function sinceQuestion(
  history: ChatHistoryEntry[],
  startedAt: string | null,
  opening: string | null,
): ChatHistoryEntry[] {
  const start = startedAt === null ? Number.NaN : Date.parse(startedAt)
  if (!Number.isNaN(start)) return history.filter(({ timeSent }) => !(Date.parse(timeSent) < start))
  if (opening === null) return history
  const words = plainWords(opening)
  const from = history.findIndex(
    ({ sender, message }) => sender === 'interviewer' && plainWords(message).includes(words),
  )
  return from === -1 ? history : history.slice(from)
}

/** A name to greet by: one word of letters, whatever else was typed into the field. */
function firstName(name: string): string {
  return /^[\p{L}\p{M}'’.-]{1,30}/u.exec(name.trim())?.[0].replace(/[.'’-]+$/, '') ?? ''
}

const introducesItself = (message: string, name: string): boolean =>
  new RegExp(`\\b(I am|I['’]m|[Mm]y name is|[Mm]y name['’]s|[Tt]his is) ${name}\\b|\\b${name} (here|speaking)\\b`).test(
    message,
  )

/** Whoever takes over with a round of their own introduces themselves again. */
function isIntroduced({ chatHistory, interviewContext }: ChatRequest, name: string): boolean {
  const said = chatHistory.filter(({ sender }) => sender === 'interviewer')
  const isNamed = firstName(interviewContext?.interviewerName ?? '') === name
  return isNamed ? said.some(({ message }) => introducesItself(message, name)) : said.length > 0
}

/**
 * The name that the caller gives this round's interviewer. Else the same candidate meets the same person while the personality
 * stays, and a name that was given before is kept.
 */
function interviewerNameFor(request: ChatRequest): string {
  const { chatHistory, userId, candidateName, interviewSettings, interviewContext } = request
  const named = firstName(interviewContext?.interviewerName ?? '')
  if (named !== '') return named
  const introduced = chatHistory.find(({ sender }) => sender === 'interviewer')?.message ?? ''
  const before = interviewerNames.find((name) => introducesItself(introduced, name))
  if (before !== undefined) return before
  const key = `${userId ?? candidateName}|${interviewSettings.interviewerPersonality}`
  const chance = createHash('sha256').update(key).digest().readUInt32BE(0)
  return interviewerNames[chance % interviewerNames.length] ?? 'Mara'
}
