import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import type { Answered, AnswerKind } from './answerItems.ts'
import { misjudged, waysToSay } from './checkAnswers.ts'
import { checkIn, replyToCheck } from './checkReplies.ts'
import { holdInterview, type InterviewPlan } from './holdInterview.ts'
import { goal, percent, type Section } from './section.ts'
import type { Subject } from './subject.ts'
import { type Persona, say, type Talk, type Task } from './talk.ts'

type Setting = Parameters<typeof holdInterview>[1]

/** The outcome of the checks for a person whose first answer wasn't accepted. */
export type Checked = {
  id: string
  kind: AnswerKind
  /** How many different checks were asked. */
  asked: number
  /** How many points were settled by answers to checks. */
  settled: number
  /** Whether the first check settled its point. */
  settledAtOnce: boolean
}

const rightKinds: readonly AnswerKind[] = ['trade', 'plain', 'brief']
const otherKinds: readonly AnswerKind[] = ['wrong', 'salad', 'saladStrewn', 'blank']

/** The maximum number of messages after the first answer, enough for all checks of a question. */
const maxReplies = 8

/**
 * A persona that gives the first answer, then answers each check by knowing or by guessing, and repeats the first
 * answer in reply to anything else.
 */
const meetingChecks = (text: string, knows: boolean): Persona => {
  function* talk(material: Challenge | SpokenQuestion, { first, chance }: Task): Talk {
    if (first.state.question.number !== 1) return
    let { words } = yield say(text)
    for (let reply = 0; reply < maxReplies; reply++) {
      const check = checkIn(words, material)
      words = (yield say(check === null ? text : replyToCheck(check, knows, chance))).words
    }
  }
  return { name: 'meets checks', who: '', coding: talk, inWords: talk, *inStatements() {} }
}

const planFor = (id: string, kind: AnswerKind, persona: Persona): InterviewPlan => ({
  id: `${persona.name}/${kind}/${id}`,
  persona,
  candidateName: 'Robin Example',
  challengeId: id.split('/')[1] ?? id,
  settings: { interviewStage: 'on_site', interviewerPersonality: 'fair', timeLimitInMinutes: 30 },
  seed: '1',
})

/** Holds an interview for each answer that isn't accepted at once, and returns what its checks found out. */
export async function holdChecks(
  questions: readonly Answered[],
  setting: Setting & { subject: Subject },
): Promise<Checked[]> {
  const held: Checked[] = []
  for (const { id, answers } of questions) {
    const name = id.split('/')[1] ?? id
    const material = setting.subject.bank.get(name) ?? setting.subject.spoken.get(name)
    if (material === undefined) continue
    for (const { kind, text } of answers) {
      const isRight = rightKinds.includes(kind)
      if (!isRight && !otherKinds.includes(kind)) continue
      const { turns, commits } = await holdInterview(planFor(id, kind, meetingChecks(text, isRight)), setting)
      if (turns.find(({ said }) => said === text)?.accepted === true) continue
      const judged = commits.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'IntentClassified' ? (event.judgement ?? []) : [])),
      )
      const checks = new Set(turns.flatMap(({ text: words }) => checkIn(words, material)?.question ?? []))
      const answered = judged.filter(({ check }) => check !== undefined)
      held.push({
        ...{ id, kind, asked: checks.size },
        settled: new Set(answered.filter(({ verdict }) => verdict === 'shown').map(({ point }) => point)).size,
        settledAtOnce: answered[0]?.verdict === 'shown',
      })
    }
  }
  return held
}

const of = (held: readonly Checked[], kinds: readonly AnswerKind[]) => held.filter(({ kind }) => kinds.includes(kind))
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/**
 * Reports how many answers to checks were judged as they were meant, and how checks change the outcome of first
 * answers.
 * @param unheard like `heard`, but for an interviewer that recognises no explanation
 */
export function checksSection(heard: readonly Checked[], unheard: readonly Checked[]): Section {
  const kinds = waysToSay()
  const wrong = misjudged(kinds)
  const said = kinds.flatMap((each) => Object.values(each.said)).flat().length
  const share = (said - wrong.length) / said
  // Only these kinds were added after the matcher was developed; the others were used to develop it.
  const later = kinds
    .filter(({ kind }) => kind.startsWith('a check of'))
    .flatMap((each) => Object.values(each.said))
    .flat()
  const met = of(unheard, rightKinds).filter(({ asked }) => asked > 0)
  const settled = met.filter(({ settledAtOnce }) => settledAtOnce).length
  const guessers = of([...heard, ...unheard], otherKinds)
  const asked = sum(guessers.map((each) => each.asked))
  const guessed = sum(guessers.map((each) => each.settled))
  const tableOf = (title: string, held: readonly Checked[]) => ({
    title,
    head: ['answer', 'not accepted', 'asked a check', 'settled by the first', 'checks asked', 'points settled'],
    rows: [...rightKinds, ...otherKinds].map((kind) => {
      const own = of(held, [kind])
      return [
        kind,
        String(own.length),
        String(own.filter((each) => each.asked > 0).length),
        String(own.filter(({ settledAtOnce }) => settledAtOnce).length),
        String(sum(own.map((each) => each.asked))),
        String(sum(own.map((each) => each.settled))),
      ]
    }),
  })
  return {
    title: 'Checks, practice set',
    how: `${said} answers to ${kinds.length} checks, as people say them (workers/eval/interviewer/checkAnswers.json). The author of the matcher wrote them; ${later.length} of them, on checks of the content, were written later. Also an interview for each first answer of the practice set that was not accepted. A candidate who was right knows the answers to checks; one who wasn't picks one of the authored answers at random. As nearly all right answers are understood, everything is repeated with material whose signs are never recognised.`,
    goals: [
      goal('answers to checks judged as meant', '≥ 95.0 %', `${percent(share)} of ${said}`, share >= 0.95),
      goal(
        'right answers in unknown words, settled by their first check',
        '≥ 90.0 %',
        `${settled} of ${met.length}`,
        settled >= 0.9 * met.length,
      ),
      goal('checks that were settled by guessing', '≤ 25.0 %', `${guessed} of ${asked}`, guessed <= 0.25 * asked),
    ],
    tables: [tableOf('First answers', heard), tableOf('First answers in unknown words', unheard)],
    notes: wrong.map((each) => `${each.kind}: “${each.said}” is ${each.meant}, judged ${each.judged}`),
  }
}
