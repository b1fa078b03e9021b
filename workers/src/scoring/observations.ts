import type { Challenge } from '@greenroom/shared/content'
import type { PointJudgement, TestRunResults } from '@greenroom/shared/session'
import { slotIn } from '../backend/interviewer/scripted/conversation.ts'
import { isSentence, isWithoutGrammar } from '../reading/grammar.ts'
import { isFishing } from '../reading/guess.ts'
import { judgeInTurn } from '../reading/judgement/judge.ts'
import { approachJudged, approachKey, edgeCaseKey, spaceKey, timeKey } from '../reading/judgement/judgeCode.ts'
import { followUpKey } from '../reading/judgement/judgeInWords.ts'
import { plainWords, sentencesOf, wordCount } from '../reading/plainWords.ts'
import { type Approach, mistakesInCode, namesMistake } from '../reading/recognise.ts'
import { askedByCheck } from './askedByCheck.ts'
import { begsForTheAnswer } from './begging.ts'
import { countedVersion, resultsOf } from './handedIn.ts'
import { isNoise } from './noise.ts'
import { isOwn, type QuestionRecord, type Run, type Said } from './questionRecord.ts'
import type { Words } from './quote.ts'
import type { Quoted } from './spokenObservations.ts'

/** The facts in a question's record, free of opinion. Each one cites the words that show it. */
export type Observations = {
  clarifications: Said[]
  attempts: Said[]
  hintRequests: Said[]
  notKnowing: Said[]
  unrelated: Said[]
  /** Messages that ask for the answer instead of working on it. */
  pleas: Said[]
  /** Messages that have nothing to do with the question, including greetings and thanks. */
  beside: Said[]
  /** The best approach the candidate adopted, and where. */
  approach: (Quoted & { approach: Approach }) | null
  /** The best approach that the candidate adopted, and where. */
  plannedFirst: Quoted | null
  timeRight: Quoted | null
  spaceRight: Quoted | null
  timeWrong: Quoted | null
  spaceWrong: Quoted | null
  /** The judgements of the time and space stated in each message. */
  costs: Map<Said, readonly PointJudgement[]>
  /** The authored edge cases the candidate named, each at its first mention. */
  edgeCases: (Quoted & { edgeCase: Challenge['edgeCases'][number] })[]
  /** All the author's edge cases. */
  edgeCasesOfAuthor: readonly Challenge['edgeCases'][number][]
  edgeCasesAskedFor: boolean
  /** The authored follow-ups that were asked, each with the candidate's answer; null if they gave none. */
  followUps: { question: string; met: Quoted | null }[]
  /** Answers after the hand-in that respond to the question asked. */
  followUpAnswers: Quoted[]
  ownCode: Words | null
  handedIn: boolean
  results: TestRunResults | null
  /** Whether the candidate requested a run that failed for reasons of our own. */
  runFailed: boolean
  /** Runs of the visible cases and of the candidate's own inputs before the first hand-in. */
  ranOwnTests: Run[]
  /** Runs on the candidate's own inputs after the tests had found something. */
  testedAfterFailure: Run[]
  /** Where the candidate found the bug that the tests revealed. */
  foundBug: Said | (Words & { before: string }) | null
  /** Where the candidate said that the code is right. */
  claimedRight: Said | null
}

/** The minimum number of words in a plan in which no approach was recognised. */
const wordsOfAPlan = 12
const final = (run: Run): boolean => run.purpose === 'hidden' || run.purpose === 'submission'
const isOwnRun = (purpose: Run['purpose']): boolean => purpose === 'visible' || purpose === 'custom'
const hasFailed = ({ results }: Run): boolean => results !== null && !results.allTestCasesPassed
const better: Approach['quality'][] = ['optimal', 'acceptable', 'brute_force', 'wrong']

export function observe(record: QuestionRecord, challenge: Challenge | undefined): Observations {
  const { candidate, code } = record
  // Begging for the answer is neither an attempt nor a question about the task, whatever it was classified as.
  const pleas = candidate.filter(({ text }) => begsForTheAnswer(text))
  const of = (intent: Said['intent']) => candidate.filter((said) => said.intent === intent && !pleas.includes(said))
  const attempts = of('attempt_to_answer_question')
  const clarifications = of('request_for_clarification')
  const answers = candidate.filter((said) => attempts.includes(said) || clarifications.includes(said))
  const judged = judgedOf(answers, challenge)
  const saidOf = (key: string, verdict: PointJudgement['verdict'], among: readonly Said[] = answers): Quoted[] =>
    among.flatMap((said) =>
      (judged.get(said) ?? [])
        .filter((each) => each.point === key && each.verdict === verdict)
        .flatMap(({ spans: [quote] }) => (quote === undefined ? [] : [{ said, quote }])),
    )
  const approach = challenge === undefined ? null : bestApproach(attempts, judged, challenge)
  const before = (said: Said) => record.firstOwnCodeSeq === null || said.seq < record.firstOwnCodeSeq
  const costs = challenge === undefined ? [] : costsOf(attempts, judged, challenge, approach?.approach ?? null)
  const isSideRight = (side: string) => saidOf(side, 'shown', costs)[0] ?? null
  const approachSaid = (said: Said): Quoted[] =>
    (challenge?.approaches ?? []).flatMap((_each, index) => saidOf(approachKey(index), 'shown', [said]))
  const followUpAnswers = attempts.filter(({ step }) => step === 'follow_up' || step === 'wrap_up')
  const counted = countedVersion(record)
  const own = counted === null ? lastOwn(code, record) : counted.untouched ? null : counted
  const finalRuns = record.runs.filter((run) => final(run) && isOfAVersion(run, record))
  return {
    clarifications,
    attempts,
    hintRequests: of('request_for_hint'),
    notKnowing: of('declare_not_knowing_answer'),
    unrelated: of('unrelated_question'),
    pleas,
    beside: [...of('unrelated_question'), ...of('unknown')],
    approach,
    plannedFirst:
      attempts
        .filter((said) => before(said) && isSentence(said.text) && !isFishing(said.text))
        .filter(({ text }) => !isNoise(text, record.challenge) && !isWithoutGrammar(text))
        .flatMap((said) => {
          const [described] = approachSaid(said)
          if (described !== undefined) return [described]
          return wordCount(said.text) >= wordsOfAPlan ? [{ said, quote: said.text }] : []
        })[0] ?? null,
    timeRight: isSideRight(timeKey),
    spaceRight: isSideRight(spaceKey),
    timeWrong: saidOf(timeKey, 'contradicted', costs)[0] ?? null,
    spaceWrong: saidOf(spaceKey, 'contradicted', costs)[0] ?? null,
    costs: judged,
    edgeCases: (challenge?.edgeCases ?? []).flatMap((edgeCase, index) =>
      saidOf(edgeCaseKey(index), 'shown')
        .slice(0, 1)
        .map((each) => ({ ...each, edgeCase })),
    ),
    edgeCasesOfAuthor: challenge?.edgeCases ?? [],
    edgeCasesAskedFor: record.interviewer.some(
      ({ text }) => /\bedge cases?\b/i.test(text) || slotIn(text, 'askEdgeCases'),
    ),
    followUps: (challenge?.followUps ?? []).flatMap(({ question }, index) => {
      const key = followUpKey(index)
      const wasAsked = record.interviewer.some(({ text }) => plainWords(text).includes(plainWords(question)))
      return wasAsked ? [{ question, met: saidOf(key, 'shown')[0] ?? null }] : []
    }),
    followUpAnswers: followUpAnswers.flatMap((said) => {
      const found = (judged.get(said) ?? []).find(({ verdict, spans }) => verdict !== 'not_understood' && spans[0])
      return found?.spans[0] === undefined ? [] : [{ said, quote: found.spans[0] }]
    }),
    ownCode: own,
    handedIn: finalRuns.length > 0,
    results:
      counted === null
        ? (finalRuns.findLast(({ results }) => results !== null)?.results ?? null)
        : resultsOf(counted, record),
    runFailed:
      counted === null
        ? finalRuns.length > 0 && finalRuns.every(({ results }) => results === null)
        : resultsOf(counted, record) === null,
    ranOwnTests: record.runs.filter(({ purpose, seq }) => isOwnRun(purpose) && !finalRuns.some((run) => run.seq < seq)),
    testedAfterFailure: record.runs.filter(
      ({ purpose, seq }) => purpose === 'custom' && finalRuns.some((run) => run.seq < seq && hasFailed(run)),
    ),
    foundBug: challenge === undefined ? null : foundBug(record, finalRuns, own, challenge),
    claimedRight: candidate.findLast((said) => !before(said) && claimsToBeRight(said.text)) ?? null,
  }
}

const lastOwn = (code: readonly Words[], { challenge }: QuestionRecord): Words | null =>
  code.findLast(({ text }) => isOwn(text, challenge.code_stub)) ?? null

/**
 * Whether a run belongs to a version that counts. Once the candidate has handed something in, runs of other code and of
 * undone hand-ins don't count.
 */
const isOfAVersion = ({ runId }: Run, { handIns }: QuestionRecord): boolean =>
  handIns.length === 0 || handIns.some((each) => each.runId === runId)

/** Judges each message. Uses the stored judgement, or has the reader make one. Skips noise. */
function judgedOf(answers: readonly Said[], challenge: Challenge | undefined): Map<Said, PointJudgement[]> {
  const judged = judgeInTurn(
    answers.map(({ text, ...said }) => ({ ...said, message: text })),
    { challenge: challenge ?? null, spoken: null },
  )
  return new Map(answers.map((said, index) => [said, judged[index] ?? []]))
}

function bestApproach(
  attempts: readonly Said[],
  judged: ReadonlyMap<Said, readonly PointJudgement[]>,
  challenge: Challenge,
): Observations['approach'] {
  const adopted = attempts.flatMap((said) => {
    const judgement = judged.get(said) ?? []
    const approach = approachJudged(judgement, challenge)
    const key = approach && approachKey(challenge.approaches.indexOf(approach))
    const found = judgement.find(({ point }) => point === key)
    const quote = found?.spans[0]
    if (approach === null || found === undefined || quote === undefined) return []
    return [{ approach, said, quote, ...askedByCheck(found, said, { challenge, spoken: null }) }]
  })
  return (
    adopted.sort((one, other) => better.indexOf(one.approach.quality) - better.indexOf(other.approach.quality))[0] ??
    null
  )
}

/**
 * Returns the messages whose costs are about this approach: all messages since it was adopted, until the next one was.
 */
function costsOf(
  attempts: readonly Said[],
  judged: ReadonlyMap<Said, readonly PointJudgement[]>,
  challenge: Challenge,
  approach: Approach | null,
): Said[] {
  let taken: Approach | null = null
  return attempts.filter((said) => {
    taken = approachJudged(judged.get(said) ?? [], challenge) ?? taken
    return taken === null || approach === null || taken === approach
  })
}

/** Whether some sentence calls the candidate's own code right. Questions, wishes and conditions don't count. */
const claimsToBeRight = (text: string): boolean =>
  sentencesOf(plainWords(text)).some((sentence) => claim.test(sentence) && !isHeldBack.test(sentence))

const claim =
  /\b(it|this|that|that one|(my|the) (code|solution|program|function|implementation)) (now |all |just |clearly |definitely |certainly |surely |already |simply )*(works?|passes|is (now |all |definitely |certainly |perfectly )*(right|correct|bug[- ]free|fine|complete|flawless)|(handles|covers|solves) (it|this|that|all|every|each|everything|both|the))\b|\b(has|have|there are|with) no bugs?\b|\b(all|every|each) (of )?(the )?(hidden )?(tests?|cases?)( all)? (pass|passes|should pass|will pass|are covered)\b|\bi('m| am) (quite |very |fairly |absolutely )?(sure|confident|certain) (that )?(it|this|that|my)\b/
const isHeldBack =
  /\?|\b(not|n't|isn't|doesn't|don't|if|whether|should|would|could|may|might|maybe|hope|think|unless|until|test|check|make sure)\b/

/**
 * Returns where the candidate found the bug. Either all tests passed in a later run after one had failed, or the
 * candidate named the mistake in the code.
 */
function foundBug(
  record: QuestionRecord,
  runs: Run[],
  own: Words | null,
  challenge: Challenge,
): Observations['foundBug'] {
  const failed = runs.find(hasFailed)
  if (failed === undefined || own === null) return null
  const before = (
    record.handIns.find(({ runId }) => runId === failed.runId) ?? record.code.findLast(({ seq }) => seq <= failed.seq)
  )?.text
  const shown = mistakesInCode(before ?? own.text, challenge)
  const named = record.candidate.find(({ seq, text }) => {
    const admits = /\b(bug|mistake|wrong|forgot|missed|should (be|have)|fix|fails?)\b/.test(plainWords(text))
    return seq > failed.seq && admits && shown.some((mistake) => namesMistake(text, mistake))
  })
  if (named !== undefined) return named
  const mended = runs.some(({ seq, results }) => seq > failed.seq && results?.allTestCasesPassed === true)
  if (!mended || own.seq < failed.seq) return null
  return { ...own, before: before ?? '' }
}
