import { createHash } from 'node:crypto'
import type { Bank, ChallengeBank, Deck, SpokenBank, Tutorial } from '@greenroom/shared/content'
import { interviewerNames, statementCountIn } from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry, ChatRequest } from '@greenroom/shared/wire'
import { readIntent } from '../../reading/intent/readIntent.ts'
import { type Judged, judgeInTurn } from '../../reading/judgement/judge.ts'
import { plainWords } from '../../reading/plainWords.ts'
import { placeIn } from './deckPlace.ts'
import { nextRung } from './ladder.ts'
import type { InterviewerCall, Turn } from './provider.ts'
import { askedAlike } from './scripted/askedAlike.ts'
import { tutorialPlace } from './tutorialPlace.ts'

/** Where the authored material is looked up. */
type Material = { bank: ChallengeBank; spoken?: SpokenBank | undefined }

/** Prepares a turn from a call's body (spec §7): what was said, what it wants, and which material may be used for the answer. */
export function prepareTurn(call: InterviewerCall, request: ChatRequest, { bank, spoken: spokenBank }: Material): Turn {
  const { interviewContext: context, interviewSettings: settings, chatHistory: history } = request
  const challenge = materialIn(bank, context)
  const spoken = challenge === null && spokenBank !== undefined ? materialIn(spokenBank, context) : null
  const deck = challenge === null && spoken === null ? deckIn(spokenBank, context) : null
  const walk = challenge === null && spoken === null && deck === null ? tutorialIn(spokenBank, context) : null
  const last = history.findLast(({ sender }) => sender === 'candidate' || sender === 'interviewer')
  const message = call === 'reply' && last?.sender === 'candidate' ? last.message : ''
  const step = request.telephoneOrOnsitePhase
  const asked = history.slice(0, -1).findLast(({ sender }) => sender === 'interviewer')?.message ?? ''
  const statement = (challenge ?? spoken)?.statement ?? deck?.about ?? request.codingChallengeQuestion
  const aboutThisQuestion = sinceQuestion(
    history,
    context?.questionStartedAt ?? null,
    (challenge ?? spoken)?.opening ?? deck?.statements[0]?.statement ?? walk?.steps[0]?.question ?? null,
  )
  const before = message === '' ? aboutThisQuestion : aboutThisQuestion.slice(0, -1)
  const reading =
    call === 'reply'
      ? readIntent({
          message,
          asked,
          askedAlike: askedAlike(asked),
          step,
          statement,
          challenge,
          spoken,
          aboutDeck: deck && before,
        })
      : null
  const tutorial = walk && tutorialPlace(walk, before, reading && { message, intent: reading.intent })
  const intent = tutorial?.intent ?? reading?.intent ?? 'unknown'
  const judged = judgeInTurn(messagesToJudge(aboutThisQuestion, message === '' ? null : intent), { challenge, spoken })
  const hintRung = context?.hintRung ?? 0
  const exam = context?.exam ?? false
  const interviewerName = interviewerNameFor(request)
  return {
    call,
    step,
    closes: context?.isLastWord ?? false,
    message,
    intent,
    readBy: reading?.readBy ?? null,
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
    deck: deck && placeIn(deck, context?.statements ?? statementCountIn(before), reading && { message, intent }),
    tutorial,
    hint: call === 'reply' && !exam ? nextRung(challenge ?? spoken, { intent, step, hintRung }) : null,
    hintRung,
    testResults: context?.testResults ?? null,
    facts: (!exam && context?.facts) || null,
    judgement: message === '' ? [] : (judged.at(-1) ?? []),
    judged,
    history,
    aboutThisQuestion,
  }
}

/** What the candidate said to the question, each with what had been asked; `intent` is what the last of it was taken for just now. */
function messagesToJudge(about: readonly ChatHistoryEntry[], intent: Intent | null): Judged[] {
  let asked = ''
  return about.flatMap((entry, index) => {
    if (entry.sender === 'interviewer') asked = entry.message
    if (entry.sender !== 'candidate') return []
    const { message, judgement, interviewersClassificationOfCandidatesIntent: before = null } = entry
    const isNew = intent !== null && index === about.length - 1
    return [{ message, asked, intent: isNew ? intent : before, ...(isNew ? {} : { judgement }) }]
  })
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

const tutorialIn = (spoken: SpokenBank | undefined, context: ChatRequest['interviewContext']): Tutorial | null =>
  spoken?.tutorials === undefined ? null : materialIn(spoken.tutorials, context)

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
