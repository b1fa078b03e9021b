import type { Challenge } from '@greenroom/shared/content'
import type { TestRunResults } from '@greenroom/shared/session'
import { slotIn } from '../backend/interviewer/scripted/conversation.ts'
import { isFishing, proposedIn } from '../reading/guess.ts'
import { plainWords, sentencesOf, wordCount } from '../reading/plainWords.ts'
import {
  type Approach,
  approachIn,
  edgeCasesIn,
  judgeCost,
  mistakesInCode,
  namesMistake,
} from '../reading/recognise.ts'
import { strengthOf, wordsOf } from '../reading/signs.ts'
import { begsForTheAnswer } from './begging.ts'
import { countedVersion, resultsOf } from './handedIn.ts'
import { isOwn, type QuestionRecord, type Run, type Said } from './questionRecord.ts'
import type { Words } from './quote.ts'

/** What can be seen in a question's record without an opinion; each observation names the words that show it. */
export type Observations = {
  clarifications: Said[]
  attempts: Said[]
  hintRequests: Said[]
  notKnowing: Said[]
  unrelated: Said[]
  /** Messages that ask for the answer instead of working on it. */
  pleas: Said[]
  /** Messages with no bearing on the question, greetings and thanks included. */
  beside: Said[]
  /** The best approach that was described, and where. */
  approach: { approach: Approach; said: Said } | null
  /** The first explanation that came before any code. */
  plannedFirst: Said | null
  timeRight: Said | null
  spaceRight: Said | null
  costWrong: Said | null
  edgeCases: { said: Said; ideas: string[] }[]
  edgeCasesAskedFor: boolean
  followUpAnswers: Said[]
  followUpsCovered: Said[]
  ownCode: Words | null
  handedIn: boolean
  results: TestRunResults | null
  /** Whether a run was wanted and failed for a reason of ours. */
  runFailed: boolean
  ranOwnTests: Run[]
  /** Where the candidate found the bug that the tests had found. */
  foundBug: Words | null
  /** Where the candidate called the code right. */
  claimedRight: Said | null
}

const fewestWordsOfAPlan = 7
const final = (run: Run): boolean => run.purpose === 'hidden' || run.purpose === 'submission'
const better: Approach['quality'][] = ['optimal', 'acceptable', 'brute_force', 'wrong']

const isPlan = ({ text }: Said): boolean => wordCount(text) >= fewestWordsOfAPlan && !isFishing(text)

export function observe(record: QuestionRecord, challenge: Challenge | undefined): Observations {
  const { candidate, code } = record
  // To beg for the answer is neither an attempt nor a question about the task, whatever it was taken for.
  const pleas = candidate.filter(({ text }) => begsForTheAnswer(text))
  const of = (intent: Said['intent']) => candidate.filter((said) => said.intent === intent && !pleas.includes(said))
  const attempts = of('attempt_to_answer_question')
  const approach = challenge === undefined ? null : bestApproach(attempts, challenge)
  const before = (said: Said) => record.firstOwnCodeSeq === null || said.seq < record.firstOwnCodeSeq
  const costs = attempts.map((said) => ({
    said,
    cost: challenge ? judgeCost(said.text, challenge, approach?.approach ?? null) : null,
  }))
  const edgeCases =
    challenge === undefined
      ? []
      : [...attempts, ...of('request_for_clarification')]
          .map((said) => ({ said, ideas: edgeCasesIn(said.text, challenge).map(({ idea }) => idea) }))
          .filter(({ ideas }) => ideas.length > 0)
  const counted = countedVersion(record)
  const own = counted === null ? lastOwn(code, record) : counted.untouched ? null : counted
  const finalRuns = record.runs.filter((run) => final(run) && isOfAVersion(run, record))
  const followUpAnswers = attempts.filter(({ step }) => step === 'follow_up' || step === 'wrap_up')
  return {
    clarifications: of('request_for_clarification'),
    attempts,
    hintRequests: of('request_for_hint'),
    notKnowing: of('declare_not_knowing_answer'),
    unrelated: of('unrelated_question'),
    pleas,
    beside: [...of('unrelated_question'), ...of('unknown')],
    approach,
    plannedFirst: attempts.find((said) => before(said) && isPlan(said)) ?? null,
    timeRight: costs.find(({ cost }) => cost?.time === 'right')?.said ?? null,
    spaceRight: costs.find(({ cost }) => cost?.space === 'right')?.said ?? null,
    costWrong: costs.find(({ cost }) => cost?.time === 'wrong' || cost?.space === 'wrong')?.said ?? null,
    edgeCases,
    edgeCasesAskedFor: record.interviewer.some(
      ({ text }) => /\bedge cases?\b/i.test(text) || slotIn(text, 'askEdgeCases'),
    ),
    followUpAnswers,
    followUpsCovered:
      challenge === undefined ? [] : followUpAnswers.filter(({ text }) => coversFollowUp(text, challenge)),
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
    ranOwnTests: record.runs.filter((run) => !final(run)),
    foundBug: challenge === undefined ? null : foundBug(record, finalRuns, own, challenge),
    claimedRight: candidate.findLast((said) => !before(said) && claimsToBeRight(said.text)) ?? null,
  }
}

const lastOwn = (code: readonly Words[], { challenge }: QuestionRecord): Words | null =>
  code.findLast(({ text }) => isOwn(text, challenge.code_stub)) ?? null

/** Once something was handed in, nothing else is judged: neither code that was left nor a submission that was undone. */
const isOfAVersion = ({ runId }: Run, { handIns }: QuestionRecord): boolean =>
  handIns.length === 0 || handIns.some((each) => each.runId === runId)

function bestApproach(attempts: Said[], challenge: Challenge): { approach: Approach; said: Said } | null {
  const named = attempts.flatMap((said) => {
    const approach = approachIn(proposedIn(said.text), challenge)
    return approach === null ? [] : [{ approach, said }]
  })
  return (
    named.sort((one, other) => better.indexOf(one.approach.quality) - better.indexOf(other.approach.quality))[0] ?? null
  )
}

/** A sentence that calls one's own code right; a question, a wish and a condition do not. */
const claimsToBeRight = (text: string): boolean =>
  sentencesOf(plainWords(text)).some((sentence) => claim.test(sentence) && !isHeldBack.test(sentence))

const claim =
  /\b(it|this|that|that one|(my|the) (code|solution|program|function|implementation)) (now |all |just |clearly |definitely |certainly |surely |already |simply )*(works?|passes|is (now |all |definitely |certainly |perfectly )*(right|correct|bug[- ]free|fine|complete|flawless)|(handles|covers|solves) (it|this|that|all|every|each|everything|both|the))\b|\b(has|have|there are|with) no bugs?\b|\b(all|every|each) (of )?(the )?(hidden )?(tests?|cases?)( all)? (pass|passes|should pass|will pass|are covered)\b|\bi('m| am) (quite |very |fairly |absolutely )?(sure|confident|certain) (that )?(it|this|that|my)\b/
const isHeldBack =
  /\?|\b(not|n't|isn't|doesn't|don't|if|whether|should|would|could|may|might|maybe|hope|think|unless|until|test|check|make sure)\b/

const coversFollowUp = (text: string, { followUps }: Challenge): boolean => {
  const words = wordsOf(text)
  return followUps.some(({ signs }) => strengthOf(words, signs) > 0)
}

/** A later run of all tests passed where an earlier one had not, or the candidate named the very mistake that the code shows. */
function foundBug(record: QuestionRecord, runs: Run[], own: Words | null, challenge: Challenge): Words | null {
  const failed = runs.find(({ results }) => results !== null && !results.allTestCasesPassed)
  if (failed === undefined || own === null) return null
  const mended = runs.some(({ seq, results }) => seq > failed.seq && results?.allTestCasesPassed === true)
  if (mended && own.seq >= failed.seq) return own
  const shown = mistakesInCode(own.text, challenge)
  return (
    record.candidate.find(({ seq, text }) => {
      const admits = /\b(bug|mistake|wrong|forgot|missed|should (be|have)|fix|fails?)\b/.test(plainWords(text))
      return seq > failed.seq && admits && shown.some((mistake) => namesMistake(text, mistake))
    }) ?? null
  )
}
