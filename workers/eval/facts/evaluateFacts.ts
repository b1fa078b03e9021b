import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Challenge, loadChallenges } from '@greenroom/shared/content'
import { pino } from 'pino'
import { startExecutor } from '../../src/executor/startExecutor.ts'
import { contradictedBy } from '../../src/facts/cost.ts'
import { examine, factsBudgetMs } from '../../src/facts/examine.ts'
import { inBatches } from '../../src/facts/inBatches.ts'
import { runsAt } from '../../src/facts/programRuns.ts'
import { openSmallInputs } from '../../src/facts/smallInputs.ts'
import { cacheDir } from '../../src/platform/cacheDir.ts'
import { statedComplexity } from '../../src/reading/complexity.ts'
import { goal, none, plainSection, type Section } from '../interviewer/section.ts'
import { smallerThan } from './exhaustive.ts'
import { type EvaluatedProgram, type ProgramSet, programsOf } from './programs.ts'

type Examined = {
  program: EvaluatedProgram
  isAsked: boolean
  isSmallest: boolean
  contradicted: number | null
  searched: number
  ms: number
}

/** Runs the programs of the evaluation as a hand-in is run, prints what that told, and resolves to the goals it missed. */
export async function evaluateFacts({
  set,
  mistakes,
  print,
}: {
  set: ProgramSet
  mistakes: boolean
  print: (line: string) => void
}): Promise<number> {
  const token = randomUUID()
  const logger = pino({ level: 'silent' })
  const executor = await startExecutor({ port: 0, host: '127.0.0.1', token, logger, cacheDir })
  try {
    await executor.settled()
    const run = runsAt({ url: executor.url, token })
    const runMany = inBatches(run)
    const smallInputsOf = openSmallInputs({ run: runMany, folder: join(cacheDir, 'small-inputs') })
    const bank = loadChallenges()
    const examineOne = async (program: EvaluatedProgram): Promise<Examined> => {
      const challenge = known(bank.get(program.challenge), program)
      // The oracle's answers are there before: a worker keeps them.
      const smallInputs = await smallInputsOf(challenge, new AbortController().signal)
      const { language, sourceCode } = program
      const began = performance.now()
      const { search, cost } = await examine(challenge, { language, sourceCode }, { run, smallInputsOf })
      const ms = Math.round(performance.now() - began)
      const found = search?.counterexample ?? null
      const smaller =
        found === null || smallInputs === null
          ? null
          : await smallerThan(found, { language, sourceCode }, { smallInputs, run, runMany })
      const said = program.claim === undefined ? null : statedComplexity(program.claim.said).time
      const contradicted = cost === null || said === null ? null : contradictedBy(cost, said)
      return {
        ...{ program, isAsked: found !== null, isSmallest: found !== null && smaller === null, contradicted },
        ...{ searched: search?.searched ?? 0, ms },
      }
    }
    const examined: Examined[] = []
    for (const program of programsOf(set)) examined.push(await examineOne(program))
    const section = sectionOf(set, examined, mistakes && set === 'practice')
    for (const line of plainSection(section)) print(line)
    return section.goals.filter(({ met }) => !met).length
  } finally {
    await executor.stop()
  }
}

function known(challenge: Challenge | undefined, { challenge: id }: EvaluatedProgram): Challenge {
  if (challenge === undefined) throw new Error(`there is no challenge ${id}`)
  return challenge
}

function sectionOf(set: ProgramSet, examined: readonly Examined[], showsMistakes: boolean): Section {
  const wrong = examined.filter(({ program }) => program.kind === 'wrong')
  const right = examined.filter(({ program }) => program.kind === 'right')
  const isClaimed = (isTrue: boolean) => examined.filter(({ program }) => program.claim?.true === isTrue)
  const [asked, smallest] = [wrong.filter(({ isAsked }) => isAsked), wrong.filter(({ isSmallest }) => isSmallest)]
  const atLeast = (what: string, count: number, share: number) =>
    goal(
      what,
      `≥ ${Math.ceil(share * wrong.length)} of ${wrong.length}`,
      `${count} of ${wrong.length}`,
      count >= share * wrong.length,
    )
  const contradicted = isClaimed(true).filter((each) => each.contradicted !== null)
  const languages = [...new Set(examined.map(({ program }) => program.language))].sort()
  return {
    title: `What running the code tells, ${set}`,
    how: 'Programs that people wrote without knowing the cases, run as a hand-in is run.',
    goals: [
      atLeast('wrong programs are asked about an input that shows the bug', asked.length, 0.9),
      atLeast('it is the smallest', smallest.length, 0.75),
      none('right programs are asked about a bug', right.filter(({ isAsked }) => isAsked).length, right.length),
      none('true claims of cost are contradicted', contradicted.length, isClaimed(true).length),
    ],
    tables: [
      {
        title: 'Time until the facts are there, and how many inputs were tried',
        head: ['language', 'programs', 'median ms', 'longest ms', 'fewest inputs', 'budget of processor time, ms'],
        rows: languages.map((language) => {
          const of = examined.filter(({ program }) => program.language === language)
          const times = of.map(({ ms }) => ms).sort((one, other) => one - other)
          const fewest = Math.min(...of.filter(({ isAsked }) => !isAsked).map(({ searched }) => searched))
          return [
            language,
            `${of.length}`,
            `${times[Math.floor(times.length / 2)] ?? 0}`,
            `${times.at(-1) ?? 0}`,
            Number.isFinite(fewest) ? `${fewest}` : '–',
            `${factsBudgetMs(language)}`,
          ]
        }),
      },
    ],
    notes: [
      `${isClaimed(false).filter((each) => each.contradicted !== null).length} of ${isClaimed(false).length} false claims of cost are contradicted.`,
      ...(showsMistakes
        ? wrong
            .filter(({ isSmallest }) => !isSmallest)
            .map(({ program, isAsked }) => `${program.file}: ${isAsked ? 'there is a smaller input' : 'nothing found'}`)
        : []),
    ],
  }
}
