import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { catalogueOf } from '../../../engine/src/features/challenges/catalogue.ts'
import { answersOf } from './answerItems.ts'
import { type HeldInterview, holdInterview, type InterviewPlan } from './holdInterview.ts'
import { hearIntents, intentsSection } from './intents.ts'
import { interviewsSection } from './interviews.ts'
import { attacks, type UtteranceSet, utterancesOf } from './items.ts'
import { pairingsOf, plansOf } from './plans.ts'
import { answersSection, hearAnswers, holdSessions } from './playAnswers.ts'
import { attacksSection, playAttack } from './playAttacks.ts'
import { checksSection, holdChecks } from './playChecks.ts'
import { type ProviderName, providerNamed } from './providers.ts'
import { reportOf } from './report.ts'
import { type HeldPairing, scoresSection } from './scores.ts'
import { plainSection, type Section } from './section.ts'
import { createSubject, type Subject, unforeseen } from './subject.ts'

export const parts = ['intents', 'answers', 'attacks', 'interviews', 'scores'] as const
export type Part = (typeof parts)[number]

export type EvaluationOptions = {
  provider: ProviderName
  /** The only part to measure. If missing, measures all parts and writes the report. */
  only?: Part | undefined
  /** The only set of utterances to use; all sets if missing. */
  set?: UtteranceSet | undefined
  /** Whether to list the misread utterances of the practice set. */
  mistakes: boolean
  seed: number
  print: (line: string) => void
}

const reportFile = fileURLToPath(new URL('../../../docs/evaluation/interviewer.md', import.meta.url))

/**
 * Measures the interviewer, prints the results, and after a whole run writes the report. Resolves to the number of
 * missed goals.
 */
export async function evaluateInterviewer(options: EvaluationOptions): Promise<number> {
  const { only, set, seed, print } = options
  const provider = await providerNamed(options.provider, process.env, pino({ level: 'warn' }, pino.destination(2)))
  const subject = createSubject(provider)
  const wants = (part: Part) => only === undefined || only === part
  const sections: Section[] = []
  const add = (section: Section) => {
    sections.push(section)
    for (const line of plainSection(section)) print(line)
  }
  if (wants('intents')) {
    for (const each of set === undefined ? (['held-out', 'practice'] as const) : [set]) {
      const heard = await hearIntents(utterancesOf(each), subject)
      add(intentsSection(each, heard, { showMistakes: options.mistakes }))
    }
  }
  const setting = { subject, catalogue: catalogueOf(subject.bank, subject.spoken) }
  if (wants('answers')) {
    for (const each of set === undefined ? (['held-out', 'practice'] as const) : [set]) {
      const questions = answersOf(each)
      if (questions.length === 0) continue
      const heard = await hearAnswers(questions, setting)
      const sessions = await holdSessions(questions, setting)
      const { mistakes: showMistakes } = options
      add(answersSection(each, { heard, sessions, asked: questions.length }, { showMistakes }))
      if (each === 'practice') {
        const unheard = createSubject(provider, unforeseen(subject))
        const inSigns = await holdChecks(questions, setting)
        const withoutSigns = await holdChecks(questions, {
          subject: unheard,
          catalogue: catalogueOf(unheard.bank, unheard.spoken),
        })
        add(checksSection(inSigns, withoutSigns))
      }
    }
  }
  if (wants('attacks')) add(attacksSection(await inTurn(attacks(), (attack) => playAttack(attack, setting))))
  if (wants('interviews') || wants('scores')) {
    const hold = (plan: InterviewPlan): Promise<HeldInterview> => holdInterview(plan, setting)
    const held = await inTurn(plansOf(subject, seed), hold)
    if (wants('interviews')) add(interviewsSection(held, subject))
    if (wants('scores')) add(scoresSection(held, await holdPairings(subject, seed, hold)))
  }
  if (only === undefined && set === undefined) {
    mkdirSync(dirname(reportFile), { recursive: true })
    writeFileSync(reportFile, reportOf(sections, { provider: subject.provider, seed, date: new Date() }))
  }
  const missed = sections.flatMap(({ goals }) => goals).filter(({ met }) => !met)
  print(missed.length === 0 ? 'Every goal was met.' : `${missed.length} goals were missed.`)
  return missed.length
}

async function holdPairings(
  { bank, spoken }: Subject,
  seed: number,
  hold: (plan: InterviewPlan) => Promise<HeldInterview>,
): Promise<HeldPairing[]> {
  const ids = [...bank.all(), ...spoken.all(), ...(spoken.decks?.all() ?? [])].map(({ id }) => id)
  return inTurn(pairingsOf(ids, seed), async (pairing) => ({ ...pairing, held: await inTurn(pairing.plans, hold) }))
}

/** Runs items one after the other, so that a provider on the network isn't flooded and the order stays the same. */
async function inTurn<Item, Outcome>(
  items: readonly Item[],
  work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const item of items) outcomes.push(await work(item))
  return outcomes
}
