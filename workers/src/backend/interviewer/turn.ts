import { createHash } from 'node:crypto'
import {
  askedAs,
  type Bank,
  type ChallengeBank,
  type Deck,
  type SpokenBank,
  type Tutorial,
} from '@greenroom/shared/content'
import { greetedAs, interviewerNames, statementCountIn } from '@greenroom/shared/rules'
import type { ChallengeType, Intent } from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry, ChatRequest } from '@greenroom/shared/wire'
import { withoutComments } from '../../code/withoutComments.ts'
import { askedNow } from '../../reading/askedNow.ts'
import { checkAsked } from '../../reading/checks/checkAsked.ts'
import { topicOf } from '../../reading/intent/intentModel/features.ts'
import type { Heard } from '../../reading/intent/reader.ts'
import { readIntent } from '../../reading/intent/readIntent.ts'
import { type Judged, judgeInTurn } from '../../reading/judgement/judge.ts'
import { plainWords } from '../../reading/plainWords.ts'
import { boardMeant } from '../../reading/pointsAtBoard.ts'
import { pointsIn } from '../../reading/pointsIn.ts'
import { strengthOf, wordsOf } from '../../reading/signs.ts'
import { isChatter } from '../../reading/smallTalk.ts'
import { readStatementAnswer } from '../../reading/statementAnswer.ts'
import { asksSomething } from '../../reading/talk/clauses.ts'
import { type Settled, settleTalk } from '../../reading/talk/intentOfTalk.ts'
import { guessTalkOf, isPlaced, isSurelyTalk, noTalk, readTalk } from '../../reading/talk/readTalk.ts'
import { helping, type TalkAct, talkActs } from '../../reading/talk/talkActs.ts'
import { isReadBetweenTheLines } from '../../reading/talk/wishes.ts'
import { complexityWord, techniqueWord } from '../../reading/technicalWords.ts'
import { withoutManners } from '../../reading/withoutManners.ts'
import { placeIn } from './deckPlace.ts'
import { fittingHint } from './fittingHint.ts'
import { hintTurn } from './hints.ts'
import { looksAtCode } from './look.ts'
import { hasMaterial } from './material.ts'
import type { InterviewerCall, Turn } from './provider.ts'
import { askedAlike } from './scripted/askedAlike.ts'
import { sayIn } from './scripted/say.ts'
import { tutorialPlace } from './tutorialPlace.ts'

/** The sources of authored material. */
type Material = { bank: ChallengeBank; spoken?: SpokenBank | undefined }

/** Prepares a turn from a call's body (spec §7): the conversation, the intent, and the material the reply may use. */
export async function prepareTurn(
  call: InterviewerCall,
  request: ChatRequest,
  { bank, spoken: spokenBank }: Material,
): Promise<Turn> {
  const { interviewContext: context, interviewSettings: settings, chatHistory } = request
  // All readers get the conversation without courtesies. A language model gets the original text.
  const history = chatHistory.map((entry) =>
    entry.sender === 'candidate' ? { ...entry, message: withoutManners(entry.message) } : entry,
  )
  const challenge = materialIn(bank, context)
  const authored = challenge === null && spokenBank !== undefined ? materialIn(spokenBank, context) : null
  const spoken = authored && askedAs(authored, request.codingChallengeQuestion)
  const deck = challenge === null && spoken === null ? deckIn(spokenBank, context) : null
  const walk = challenge === null && spoken === null && deck === null ? tutorialIn(spokenBank, context) : null
  const isOurs = hasMaterial({ challenge, spoken, deck, tutorial: walk })
  const ofMaterial = (challenge ?? spoken ?? walk)?.challengeType ?? (deck === null ? null : 'knowledge')
  const challengeType = ofMaterial ?? kindIn(chatHistory)
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
  const said = call === 'reply' ? lastSaid(chatHistory) : ''
  const earlier = deck === null ? [] : [...before.map((entry) => entry.message), message]
  const heard = {
    message,
    asked,
    askedAlike: askedAlike(asked),
    step,
    statement,
    challenge,
    spoken,
    aboutDeck: deck && before,
    challengeType: isOurs ? undefined : challengeType,
    guessTalk: call === 'reply' ? await guessTalkOf([said, ...earlier]) : undefined,
  }
  const reading = call === 'reply' ? readIntent(heard) : null
  const settled = reading && talkIn(said, heard, { reading: reading.intent, deck, isTutorial: walk !== null })
  const tutorial = walk && tutorialPlace(walk, before, reading && { message, intent: reading.intent })
  // The candidate's choice to continue counts, no matter what kind of question this is.
  const answersProposal = (call === 'reply' && context?.answersProposal) || null
  const exam = context?.exam ?? false
  const facts = (!exam && context?.facts) || null
  // Asking for a look isn't asking for a hint.
  const isOther = answersProposal !== null || looksAtCode({ call, step, message, facts })
  const read = isOther ? 'unknown' : (tutorial?.intent ?? settled?.intent ?? 'unknown')
  const hintRung = context?.hintRung ?? 0
  const hints =
    call === 'reply' && deck === null && tutorial === null
      ? hintTurn({
          ...{ message, asked, intent: read, step, stage: settings.interviewStage, challengeType, hintRung, exam },
          material: challenge ?? spoken,
          context,
        })
      : null
  const intent = hints?.intent ?? read
  const judged = judgeInTurn(messagesToJudge(aboutThisQuestion, message === '' ? null : intent), { challenge, spoken })
  const interviewerName = interviewerNameFor(request)
  const turn: Turn = {
    call,
    step,
    closes: context?.isLastWord ?? false,
    offer: (call === 'reply' && context?.offer) || null,
    answersProposal,
    message,
    intent,
    readBy: reading?.readBy ?? null,
    talk: isOther || settled === null || (hints?.answer ?? 'undecided') !== 'undecided' ? noTalk : settled.talk,
    candidateName: greetedAs(request.candidateName),
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
    codeAlone: challenge === null ? '' : await withoutComments(request.candidatesCode, request.programmingLanguage),
    board: context?.board ?? '',
    statement: request.codingChallengeQuestion,
    challenge,
    spoken,
    challengeType,
    deck: deck && placeIn(deck, context?.statements ?? statementCountIn(before), reading && { message, intent }),
    tutorial,
    hint: null,
    hints,
    hintRung,
    testResults: context?.testResults ?? null,
    room: context?.room ?? null,
    designMinutes: context?.designMinutes ?? null,
    minutesLeft: settings.timeLeftInMinutes,
    facts,
    claim: (!exam && context?.claim) || null,
    excludedBy: (!exam && context?.excludedBy) || null,
    mayRun: context?.mayRun ?? null,
    lastRun: context?.lastRun ?? null,
    practice: context?.practice ?? false,
    judgement: message === '' ? [] : (judged.at(-1) ?? []),
    judged,
    history: chatHistory,
    aboutThisQuestion,
  }
  const given = hints?.given ?? null
  return given === null ? turn : { ...turn, hint: { rung: given.rung, ...fittingHint(turn, given, sayIn(turn)) } }
}

/** Returns the candidate's last message, with its courtesies, because those are talk too. */
function lastSaid(history: readonly ChatHistoryEntry[]): string {
  const last = history.findLast(({ sender }) => sender === 'candidate' || sender === 'interviewer')
  return last?.sender === 'candidate' ? last.message : ''
}

/**
 * Returns the part of a message about the interview. Ignores a verdict on a statement or an answer to a tutorial's
 * step, because those are about the question.
 */
function talkIn(
  said: string,
  heard: Heard,
  { reading, deck, isTutorial }: { reading: Intent; deck: Deck | null; isTutorial: boolean },
): Settled {
  const { challenge, spoken, statement } = heard
  const none = { talk: noTalk, intent: reading }
  if (said === '' || isTutorial) return none
  // A story may be about a team, a job or a hard week. So unless something in it asks for something, it belongs to the
  // story.
  const isStory = spoken?.competency !== undefined && reading === 'attempt_to_answer_question'
  if (deck !== null && readStatementAnswer(said).verdict !== null) return none
  if (spoken !== null && boardMeant(said, spoken) !== null) return none
  const material = challenge ?? spoken
  const isForeseen = (clause: string): boolean =>
    material?.clarifications.some(({ signs }) => strengthOf(wordsOf(clause), signs) > 0) ?? false
  const isMatter = (clause: string): boolean =>
    material !== null &&
    (material.clarifications.some(({ signs }) => strengthOf(wordsOf(clause), signs) > 1) ||
      (spoken !== null && pointsIn(clause, spoken).length > 0))
  const topic = topicOf(statement)
  const speaksOfMatter = (text: string): boolean =>
    isMatter(text) ||
    techniqueWord.test(plainWords(text)) ||
    complexityWord.test(plainWords(text)) ||
    [...topicOf(text)].filter((word) => topic.has(word)).length >= fewestWordsOfTopic
  const isOpen = leftOver.includes(reading) || isReadBetweenTheLines(reading, said)
  const isEager = deck === null && isOpen && !isChatter(said)
  const isAnswering = material !== null && checkAsked(heard.asked, { challenge, spoken }) !== null
  const talk = readTalk(said, { isMatter, isForeseen, isEager, isAnswering, guess: heard.guessTalk })
  // In a deck, other code replies to pleas for the answer and to noise.
  if (deck !== null && talk.acts.some((each) => helping.includes(each.act) || !isPlaced(each))) return none
  // In a design, a candidate who says where to go next makes a decision about the design, which isn't talk.
  const decides = spoken?.challengeType === 'system_design' && !asksSomething(said)
  if (decides && talk.acts.every(({ act }) => waysOn.includes(act))) return none
  if (isStory && (talk.matter !== '' || !talk.acts.every(isSurelyTalk))) return none
  return settleTalk(talk, reading, {
    ofMatter: () => readIntent({ ...heard, message: talk.matter }).intent,
    speaksOfMatter,
  })
}

const waysOn: readonly TalkAct[] = talkActs.goingOn

/** Labels that don't say what the candidate wants. */
const leftOver: readonly Intent[] = ['unknown', 'unrelated_question']
const fewestWordsOfTopic = 2

/**
 * Returns the candidate's messages about the question, each with the interviewer's question before it. `intent` is the
 * label just found for the last message.
 */
function messagesToJudge(about: readonly ChatHistoryEntry[], intent: Intent | null): Judged[] {
  let asked = ''
  return about.flatMap((entry, index) => {
    if (entry.sender === 'interviewer') asked = askedNow(asked, entry.message)
    if (entry.sender !== 'candidate') return []
    const { message, judgement, interviewersClassificationOfCandidatesIntent: before = null } = entry
    const isNew = intent !== null && index === about.length - 1
    return [{ message, asked, intent: isNew ? intent : before, ...(isNew ? {} : { judgement }) }]
  })
}

/** Returns the kind of question given by another caller; coding if there is none. */
const kindIn = (history: readonly ChatHistoryEntry[]): ChallengeType =>
  history.findLast(({ challengeType }) => challengeType)?.challengeType ?? 'coding'

/** Returns the material in the version that the session started with, or in today's if that version is gone. */
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

/**
 * Returns the conversation since the current question was presented. Finds that point by its time, or else by the
 * question's opening words.
 */
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

const introducesItself = (message: string, name: string): boolean =>
  new RegExp(`\\b(I am|I['’]m|[Mm]y name is|[Mm]y name['’]s|[Tt]his is) ${name}\\b|\\b${name} (here|speaking)\\b`).test(
    message,
  )

/**
 * Whether the interviewer has introduced themselves. One who takes over with their own round introduces themselves
 * again.
 */
function isIntroduced({ chatHistory, interviewContext }: ChatRequest, name: string): boolean {
  const said = chatHistory.filter(({ sender }) => sender === 'interviewer')
  const isNamed = greetedAs(interviewContext?.interviewerName ?? '') === name
  return isNamed ? said.some(({ message }) => introducesItself(message, name)) : said.length > 0
}

/**
 * Returns the caller's name for this round's interviewer, or else the name already used in the chat. If there is
 * neither, picks one that is always the same for the same candidate and personality.
 */
function interviewerNameFor(request: ChatRequest): string {
  const { chatHistory, userId, candidateName, interviewSettings, interviewContext } = request
  const named = greetedAs(interviewContext?.interviewerName ?? '')
  if (named !== '') return named
  const introduced = chatHistory.find(({ sender }) => sender === 'interviewer')?.message ?? ''
  const before = interviewerNames.find((name) => introducesItself(introduced, name))
  if (before !== undefined) return before
  const key = `${userId ?? candidateName}|${interviewSettings.interviewerPersonality}`
  const chance = createHash('sha256').update(key).digest().readUInt32BE(0)
  return interviewerNames[chance % interviewerNames.length] ?? 'Mara'
}
