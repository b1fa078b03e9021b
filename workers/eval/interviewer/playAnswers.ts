import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import { isHire } from '@greenroom/shared/rules'
import { decisions, type HiringDecision } from '@greenroom/shared/session'
import { approachJudged, spaceKey, timeKey } from '../../src/reading/judgement/judgeCode.ts'
import { isRightAnswer } from '../../src/reading/judgement/rightAnswer.ts'
import { plainWords } from '../../src/reading/plainWords.ts'
import { type Answered, type AnswerKind, answerKinds } from './answerItems.ts'
import { checkIn, replyToCheck } from './checkReplies.ts'
import { type HeardTurn, holdInterview, type InterviewPlan } from './holdInterview.ts'
import type { UtteranceSet } from './items.ts'
import { answering, programOf } from './lines.ts'
import { goal, none, percent, type Section } from './section.ts'
import type { Subject } from './subject.ts'
import { type Persona, say, type Talk, type Task } from './talk.ts'

type Setting = Parameters<typeof holdInterview>[1]

/** A first answer to a question, and the interviewer's verdict on it. */
export type HeardAnswer = {
  id: string
  kind: AnswerKind
  reply: string
  /**
   * Whether the answer was understood as right. A plan for code is: its check is asked before it is accepted, and not
   * what its plan or cost is.
   */
  heard: boolean
  accepted: boolean
  /**
   * Whether the reply asks for something missing from the answer: a point, in its author's words or with a check, or
   * the cost of a plan.
   */
  asksForMissing: boolean
  /** The dimensions that would score 1 if the interview ended right after this answer. */
  ones: readonly string[]
}

/** The result of a whole interview in which the persona uses one person's answers. */
export type HeldSession = { id: string; kind: 'plain' | 'trade'; decision: HiringDecision | null }

/** Creates a persona that talks only about the first question, as `onFirst` says, and then leaves. */
function speaker(name: string, onFirst: (material: Challenge | SpokenQuestion, task: Task) => Talk): Persona {
  function* talk(material: Challenge | SpokenQuestion, task: Task): Talk {
    if (task.first.state.question.number === 1) yield* onFirst(material, task)
  }
  return {
    name,
    who: '',
    coding: talk,
    inWords: talk,
    *inStatements() {},
  }
}

const saysOnce = (text: string): Persona =>
  speaker('answers once', function* () {
    yield say(text)
  })

/**
 * A persona that gives these answers, then the author's. For a coding question, it also hands in the optimal solution.
 */
const goesThrough = (kind: string, texts: readonly string[]): Persona =>
  speaker(kind, function* (material, { first, chance }) {
    const left = [...texts]
    let { words, state } = first
    const isCoded = 'solutions' in material
    // A person who gives right answers also knows the answers to checks.
    const reply = (otherwise: string): string => {
      const check = checkIn(words, material)
      return check === null ? otherwise : replyToCheck(check, true, chance)
    }
    while (
      (left.length > 0 || checkIn(words, material) !== null) &&
      (state.step === 'introduction' || state.step === 'clarification' || state.step === 'approach')
    )
      ({ words, state } = yield say(checkIn(words, material) === null ? (left.shift() ?? '') : reply('')))
    if (isCoded) {
      yield { do: 'write', code: programOf(material, 'optimal') }
      words = (yield { do: 'done' }).words
      while (true) words = (yield say(reply(answering(material, words)))).words
    }
    while (true) {
      const asked = material.followUps.find(({ question }) => plainWords(words).includes(plainWords(question)))
      words = (yield say(asked?.goodAnswer ?? reply(left.shift() ?? texts.at(-1) ?? ''))).words
    }
  })

const planFor = (id: string, persona: Persona): InterviewPlan => ({
  id: `${persona.name}/${id}`,
  persona,
  candidateName: 'Robin Example',
  challengeId: id.split('/')[1] ?? id,
  settings: { interviewStage: 'on_site', interviewerPersonality: 'fair', timeLimitInMinutes: 30 },
  seed: '1',
})

const materialOf = (id: string, { bank, spoken }: Subject): Challenge | SpokenQuestion | undefined => {
  const name = id.split('/')[1] ?? id
  return bank.get(name) ?? spoken.get(name)
}

export async function hearAnswers(questions: readonly Answered[], setting: Setting): Promise<HeardAnswer[]> {
  const heard: HeardAnswer[] = []
  for (const { id, answers } of questions) {
    const material = materialOf(id, setting.subject)
    if (material === undefined) continue
    for (const { kind, text } of answers) {
      const held = await holdInterview(planFor(id, saysOnce(text)), setting)
      const turn = held.turns.find(({ said }) => said === text)
      if (turn === undefined) throw new Error(`${id}: nobody answered the ${kind} answer`)
      heard.push({
        ...{ id, kind, reply: turn.text },
        ...{ heard: isHeard(turn, material) || isReadAsRight(turn, material), accepted: isHeard(turn, material) },
        asksForMissing: asksForMissing(turn, material),
        ones: (held.scorecard?.lines ?? []).flatMap(({ score, dimension }) => (score === 1 ? [dimension] : [])),
      })
    }
  }
  return heard
}

/**
 * Whether an answer was accepted as right. For designs the judgement decides, because the score depends on it: the
 * interviewer goes through a design part by part, and moves on whatever the first answer was.
 */
function isHeard({ accepted, judgement, said }: HeardTurn, material: Challenge | SpokenQuestion): boolean {
  if ('solutions' in material || !isHeldInParts(material)) return accepted === true
  return judgement !== null && said !== null && isRightAnswer([judgement], material, [said])
}

/** Whether a plan was read as one that works, with its cost, so that only its check is left. */
function isReadAsRight({ text, judgement }: HeardTurn, material: Challenge | SpokenQuestion): boolean {
  if (!('solutions' in material) || judgement === null || checkIn(text, material) === null) return false
  const approach = approachJudged(judgement, material)
  const isOf = (key: string, verdict: string) =>
    judgement.some((each) => each.point === key && each.verdict === verdict)
  const works = approach?.quality === 'optimal' || approach?.quality === 'acceptable'
  return works && isOf(timeKey, 'shown') && !isOf(spaceKey, 'contradicted')
}

const isHeldInParts = ({ challengeType }: SpokenQuestion): boolean => challengeType === 'system_design'

const asksCost = /\b(cost|time|grow|complexity)\b[^?]*\?/i

function asksForMissing(turn: HeardTurn, material: Challenge | SpokenQuestion): boolean {
  const { text } = turn
  if (isHeard(turn, material)) return false
  if ('solutions' in material) return asksCost.test(text) || text.includes('?')
  if (isHeldInParts(material)) return text.includes('?')
  if (checkIn(text, material) !== null) return true
  return material.points.some(({ question }) => question !== null && plainWords(text).includes(plainWords(question)))
}

export async function holdSessions(questions: readonly Answered[], setting: Setting): Promise<HeldSession[]> {
  const held: HeldSession[] = []
  for (const { id, answers } of questions) {
    if (materialOf(id, setting.subject) === undefined) continue
    for (const kind of ['plain', 'trade'] as const) {
      const texts = answers.filter((answer) => answer.kind === kind).map(({ text }) => text)
      for (const own of texts.map((text) => [text, ...texts.filter((other) => other !== text)])) {
        const interview = await holdInterview(planFor(id, goesThrough(kind, own)), setting)
        // The person only talks about the first question, so only its round says how the work was judged.
        held.push({ id, kind, decision: interview.scorecard?.rounds[0]?.decision ?? null })
      }
    }
  }
  return held
}

const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length

const rightKinds: readonly AnswerKind[] = ['trade', 'plain', 'brief']
const emptyKinds: readonly AnswerKind[] = ['wrong', 'salad', 'saladStrewn', 'blank']

const bandOf = (decision: HiringDecision | null): number =>
  decision === null ? Number.NaN : decisions.indexOf(decision)

export function answersSection(
  set: UtteranceSet,
  { heard, sessions, asked }: { heard: readonly HeardAnswer[]; sessions: readonly HeldSession[]; asked: number },
  { showMistakes }: { showMistakes: boolean },
): Section {
  const of = (...kinds: AnswerKind[]) => heard.filter(({ kind }) => kinds.includes(kind))
  const atLeast = (what: string, wanted: number, items: readonly HeardAnswer[], is: (item: HeardAnswer) => boolean) => {
    const share = shareOf(items, is)
    return goal(what, `≥ ${percent(wanted)}`, `${percent(share)} of ${items.length}`, share >= wanted)
  }
  const isAccepted = ({ accepted }: HeardAnswer) => accepted
  const isUnderstood = ({ heard: understood }: HeardAnswer) => understood
  const accepted = (what: string, kinds: readonly AnswerKind[]) =>
    none(what, of(...kinds).filter(isAccepted).length, of(...kinds).length)
  const inWords = (kind: HeldSession['kind']) => sessions.filter((session) => session.kind === kind)
  const hires = (kind: HeldSession['kind'], wanted: number) => {
    const share = shareOf(inWords(kind), ({ decision }) => decision !== null && isHire(decision))
    return goal(
      `whole sessions in ${kind} words that are a hire`,
      `≥ ${percent(wanted)}`,
      percent(share),
      share >= wanted,
    )
  }
  const undecided = shareOf(sessions, ({ decision }) => decision === null)
  const apart = pairsOf(sessions).filter(
    ([plain, trade]) => !(Math.abs(bandOf(plain.decision) - bandOf(trade.decision)) <= 1),
  )
  const refused = inWords('plain').filter(({ decision }) => decision !== null && !isHire(decision))
  const missedOnes = of(...rightKinds).filter(({ ones }) => ones.length > 0)
  return {
    title: `Answers in words, ${set === 'held-out' ? 'held-out' : 'practice'} set`,
    how: `${heard.length} first answers to ${new Set(heard.map(({ id }) => id)).size} of ${asked} questions, each as the first answer of an interview. Their authors had seen neither the signs nor the authored material (workers/eval/interviewer/answers). Also ${sessions.length} whole interviews that begin with a right answer, continue with the other one of the same kind, and answer prepared questions as their authors do.`,
    goals: [
      atLeast('right in technical terms, understood at the first answer', 0.95, of('trade'), isUnderstood),
      atLeast('right in plain words, understood at the first answer', 0.6, of('plain'), isUnderstood),
      atLeast('right and brief, understood at the first answer', 0.6, of('brief'), isUnderstood),
      none('right answers with a score of 1 in some dimension', missedOnes.length, of(...rightKinds).length),
      accepted('partly right, accepted', ['partly']),
      atLeast('partly right, asked for the missing part', 0.9, of('partly'), ({ asksForMissing: asks }) => asks),
      accepted('wrong, in terms without grammar, or blank, accepted', emptyKinds),
      hires('plain', 0.6),
      none('whole sessions in plain words that are a no hire', refused.length, inWords('plain').length),
      hires('trade', 0.9),
      goal('whole sessions with too little to decide', '≤ 20.0 %', percent(undecided), undecided <= 0.2),
      none(
        'pairs of wordings whose decisions are more than a band apart, or undecided in one',
        apart.length,
        pairsOf(sessions).length,
      ),
    ],
    tables: [
      {
        title: 'By kind of answer',
        head: [
          'answer',
          'how many',
          'understood as right',
          'accepted',
          'asked for the missing part',
          'scored 1 somewhere',
        ],
        rows: answerKinds.map((kind) => {
          const own = of(kind)
          return [
            kind,
            String(own.length),
            String(own.filter(isUnderstood).length),
            String(own.filter(isAccepted).length),
            String(own.filter(({ asksForMissing: asks }) => asks).length),
            String(own.filter(({ ones }) => ones.length > 0).length),
          ]
        }),
      },
      {
        title: 'Decisions on whole sessions',
        head: ['words', 'sessions', ...decisions.map((decision) => decision.replaceAll('_', ' ')), 'undecided'],
        rows: (['plain', 'trade'] as const).map((kind) => {
          const own = inWords(kind)
          const counts = [...decisions, null].map((each) => own.filter(({ decision }) => decision === each).length)
          return [kind, ...[own.length, ...counts].map(String)]
        }),
      },
    ],
    // Only the practice set's answers may be shown.
    notes: showMistakes && set === 'practice' ? mistakesIn(heard, sessions) : [],
  }
}

/** Pairs the same work in two wordings: the first answer of each kind with the first of the other, and so on. */
function pairsOf(sessions: readonly HeldSession[]): (readonly [HeldSession, HeldSession])[] {
  return [...Map.groupBy(sessions, ({ id }) => id).values()].flatMap((own) => {
    const trade = own.filter(({ kind }) => kind === 'trade')
    return own
      .filter(({ kind }) => kind === 'plain')
      .flatMap((plain, index) => {
        const other = trade[index]
        return other === undefined ? [] : [[plain, other] as const]
      })
  })
}

const mistakesIn = (heard: readonly HeardAnswer[], sessions: readonly HeldSession[]): string[] => [
  ...heard.flatMap(({ id, kind, heard: understood, accepted, asksForMissing: asks, ones, reply }) => {
    const isRight = rightKinds.includes(kind)
    const isMissed = isRight ? !understood || ones.length > 0 : accepted || (kind === 'partly' && !asks)
    return isMissed
      ? [`${kind}, ${id}${ones.length > 0 ? ` (1 in ${ones.join(', ')})` : ''}: ${reply.replaceAll('\n', ' ')}`]
      : []
  }),
  ...sessions.flatMap(({ id, kind, decision }) =>
    decision !== null && isHire(decision) ? [] : [`session in ${kind} words, ${id}: ${decision ?? 'undecided'}`],
  ),
]
