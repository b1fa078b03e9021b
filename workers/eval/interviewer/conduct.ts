import type { ChallengeBank, SpokenBank } from '@greenroom/shared/content'
import { isAfterCoding } from '@greenroom/shared/rules'
import { lastHintRung } from '@greenroom/shared/session'
import { isHintOffer } from '../../src/backend/interviewer/scripted/hintPhrases.ts'
import { plainWords, wordCount } from '../../src/reading/plainWords.ts'
import type { HeardTurn, HeldInterview } from './holdInterview.ts'
import { strictLeaks } from './strictLeaks.ts'
import { type Topic, topicOf } from './topics.ts'

/** A rule of conduct broken in an interview, with the words that broke it. */
export type Breach = {
  rule:
    | 'one question'
    | 'length'
    | 'shouting'
    | 'tests'
    | 'leak'
    | 'ladder'
    | 'said twice'
    | 'polite end'
    | 'asked for'
    | 'refused move'
    | 'no end'
  interview: string
  words: string
}

export const maxWordsOfTurn = 90

/** Finds all rules broken in an interview. */
export function breachesOf(held: HeldInterview, material: { bank: ChallengeBank; spoken: SpokenBank }): Breach[] {
  const interview = held.plan.id
  const as = (rule: Breach['rule'], words: readonly string[]): Breach[] =>
    words.map((each) => ({ rule, interview, words: each }))
  const { turns } = held
  return [
    ...as(
      'one question',
      texts(turns, ({ text }) => (text.match(/\?/g)?.length ?? 0) > 1),
    ),
    ...as(
      'length',
      texts(turns, ({ text }) => wordCount(text) > maxWordsOfTurn),
    ),
    ...as(
      'shouting',
      texts(turns, ({ text }) => text.includes('!')),
    ),
    ...as('tests', texts(turns, contradictsTests)),
    ...as('leak', leaking(turns, material.bank)),
    ...as('ladder', ladderFaults(turns, material)),
    ...as('said twice', saidTwice(turns, material)),
    ...as('polite end', texts(turns, endsImpolitely)),
    ...as('asked for', notAskedFor(turns, material.bank)),
    ...as('refused move', held.refused),
    ...as('no end', held.state.phase === 'ENDED' ? [] : ['the interview came to no end']),
  ]
}

const texts = (turns: readonly HeardTurn[], breaks: (turn: HeardTurn) => boolean): string[] =>
  turns.filter(breaks).map(({ text }) => text)

const saysAllPass =
  /\b(all|every|each) (of )?(the |your )?(hidden |visible )?(tests?|cases|test cases?)\b[^.?!]{0,30}\b(pass|passes|passed|green|succeed)|\bpasses (all|every) |\ball \d+ pass/
const saysSomeFail =
  /\b(tests?|cases|of them) (fail|failed|do not pass|does not pass)|\bthere is a bug\b|\bsomething is still off\b/
const counted = /\b(\d+) of (?:the )?(\d+)\b[^.?!]{0,25}\b(tests?|cases|pass)/

/** Whether a turn claims something about the tests that their results don't show. */
export function contradictsTests({ text, results }: Pick<HeardTurn, 'text' | 'results'>): boolean {
  const words = plainWords(text)
  const statements = words
    .split(/(?<=[.?!])\s+|\n+/)
    .filter((sentence) => !sentence.endsWith('?') && !/\b(if|once|when|until|whether|would)\b/.test(sentence))
  return statements.some((sentence) => {
    const [, said, total] = counted.exec(sentence) ?? []
    if (results === null) return saysAllPass.test(sentence) || said !== undefined
    if (said !== undefined) return Number(said) !== results.passed || Number(total) !== results.total
    if (saysAllPass.test(sentence)) return !results.allTestCasesPassed
    return saysSomeFail.test(sentence) && results.allTestCasesPassed
  })
}

/**
 * Finds turns that reveal something the candidate hasn't earned. A verdict on the candidate's proposal is allowed, and
 * so is the trick once the code is in.
 */
function leaking(turns: readonly HeardTurn[], bank: ChallengeBank): string[] {
  return turns.flatMap((turn, index) => {
    const { text: reply, code, accepted, results, step, rungAfter } = turn
    const challenge = bank.get(turn.challengeId)
    if (challenge === undefined) return []
    const said = turns.slice(0, index + 1).flatMap((each) => each.said ?? [])
    const rung = isAfterCoding(step) ? lastHintRung : rungAfter
    const suspect = { reply, challenge, rung, said, code, accepted, isTested: results !== null, instructions: [] }
    return strictLeaks(suspect)
      .filter((leak) => leak !== 'verdict on a guess')
      .map((leak) => `${leak}: ${reply}`)
  })
}

/**
 * Finds errors in the use of the hint ladder: rungs that were skipped, given twice or not counted, and requests for a
 * hint that got neither a rung nor an offer.
 */
function ladderFaults(
  turns: readonly HeardTurn[],
  { bank, spoken }: { bank: ChallengeBank; spoken: SpokenBank },
): string[] {
  return turns.flatMap(({ text, challengeId, rungBefore, rungAfter, intent, step }) => {
    const question = bank.get(challengeId) ?? spoken.get(challengeId)
    // In a story, the question for each part is also a rung of the ladder. Asking it isn't giving a hint.
    const asked = question !== undefined && 'points' in question ? question.points.map((point) => point.question) : []
    const hints = (question?.hints ?? []).filter((hint) => !asked.includes(hint))
    const given = hints.flatMap((hint, index) => (text.includes(hint) ? [index + 1] : []))
    // A rung may be adapted to the candidate's progress, so its wording may differ from the author's text.
    const isCounted =
      rungAfter > rungBefore
        ? rungAfter - rungBefore === 1 && given.length <= 1 && given.every((each) => each <= rungAfter)
        : given.length === 0
    const mayHelp = !['testing', 'follow_up', 'wrap_up'].includes(step) && rungBefore < hints.length
    const isRefused = intent === 'request_for_hint' && mayHelp && rungAfter === rungBefore && !isHintOffer(text)
    return isCounted && !isRefused ? [] : [`at rung ${rungBefore}, counted ${rungAfter}: ${text}`]
  })
}

/**
 * The minimum length of a sentence that must not be repeated, in words. Shorter sentences are phrases that everybody
 * uses, or the answer itself: "It is true."
 */
const fewestWordsOfASentence = 4

const sentencesOf = (text: string): string[] =>
  plainWords(text)
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordCount(sentence) >= fewestWordsOfASentence)

/**
 * Finds sentences that the interviewer said twice in a session. Ignores sentences by the authors. Also ignores a hint's
 * price, because people who ask for it again get the same answer.
 */
function saidTwice(
  turns: readonly HeardTurn[],
  { bank, spoken }: { bank: ChallengeBank; spoken: SpokenBank },
): string[] {
  const seen = new Set<string>()
  const twice: string[] = []
  for (const { text, challengeId } of turns) {
    const authored = plainWords(authoredWords(challengeId, { bank, spoken }))
    const own = sentencesOf(text).filter((sentence) => !authored.includes(sentence) && !sentence.includes(' caps '))
    twice.push(...own.filter((sentence) => seen.has(sentence)))
    for (const sentence of own) seen.add(sentence)
  }
  return twice
}

function authoredWords(id: string, { bank, spoken }: { bank: ChallengeBank; spoken: SpokenBank }): string {
  const question = bank.get(id) ?? spoken.get(id)
  if (question === undefined) {
    return (spoken.decks?.get(id)?.statements ?? []).map(({ statement, why }) => `${statement}\n${why}`).join('\n')
  }
  const { opening, clarifications, statement } = question
  const points = 'points' in question ? question.points : (question.checks ?? [])
  const checks = points.flatMap((point) => point.checks ?? [])
  return [
    ...[opening, statement, ...clarifications.map(({ answer }) => answer)],
    ...checks.map((check) => `${check.situation} ${check.question}`),
  ].join('\n')
}

const closing = /\b(thank|thanks|good luck|goodbye|enjoyed|pleasure|all the best)/i

/**
 * Whether the interviewer's last message on a question is impolite: it contains no thanks or goodbye, asks something,
 * or ends in mid-sentence.
 */
const endsImpolitely = ({ closes, text, step }: HeardTurn): boolean =>
  closes && step === 'wrap_up' && (text.includes('?') || !closing.test(text) || !/[.]$/.test(text.trim()))

/**
 * Lists the topics that a complete coding interview must ask about but didn't. It needn't ask about a cost that the
 * candidate stated unprompted.
 */
function notAskedFor(turns: readonly HeardTurn[], bank: ChallengeBank): string[] {
  return [...Map.groupBy(turns, ({ question }) => question)].flatMap(([, ofQuestion]) => {
    const [first] = ofQuestion
    const challenge = first && bank.get(first.challengeId)
    // The interview of a question is complete if code was handed in and the interviewer closed the question.
    const isFull = ofQuestion.some(({ closes, step }) => closes && step === 'wrap_up')
    const done = ofQuestion.findIndex(({ call }) => call === 'doneCoding')
    if (challenge === undefined || !isFull || done < 0) return []
    const asked = new Set(ofQuestion.slice(done).map(({ text }) => topicOf(text, challenge)))
    const volunteered = ofQuestion.some(({ said }) => said !== null && /\bo ?\([^)]+\)/i.test(said))
    const wanted: Topic[] = ['edge_case', 'follow_up', ...(volunteered ? [] : (['complexity'] as const))]
    return wanted
      .filter((topic) => !asked.has(topic))
      .map((topic) => `${first?.challengeId}: ${topic} was not asked for`)
  })
}
