import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Challenge, loadChallenges } from '@greenroom/shared/content'
import { contradictedBy } from '@greenroom/shared/session'
import { pino } from 'pino'
import { circumstances, loadNow } from '../../../scripts/bench/machine.ts'
import { startExecutor } from '../../src/executor/startExecutor.ts'
import { examine, factsBudgetMs } from '../../src/facts/examine.ts'
import { inBatches } from '../../src/facts/inBatches.ts'
import { metered } from '../../src/facts/meter.ts'
import { runsAt } from '../../src/facts/programRuns.ts'
import { openSmallInputs } from '../../src/facts/smallInputs.ts'
import { cacheDir } from '../../src/platform/cacheDir.ts'
import { statedComplexity } from '../../src/reading/complexity.ts'
import { goal, markdownSection, none, plainSection, type Section } from '../interviewer/section.ts'
import { smallerThan } from './exhaustive.ts'
import { type EvaluatedProgram, type ProgramSet, programSets, programsOf } from './programs.ts'

type Examined = {
  program: EvaluatedProgram
  set: ProgramSet
  isAsked: boolean
  isSmallest: boolean
  contradicted: number | null
  searched: number
  ms: number
  cpuMs: number
}

const reportFile = fileURLToPath(new URL('../../../docs/evaluation/facts.md', import.meta.url))

/**
 * Runs the evaluation's programs like hand-ins, prints the facts found, and resolves to the number of missed goals.
 * Writes the report if both sets were run.
 * @param set the only set to run, with its goals in proportion; both sets if missing
 */
export async function evaluateFacts({
  set,
  mistakes,
  print,
}: {
  set: ProgramSet | undefined
  mistakes: boolean
  print: (line: string) => void
}): Promise<number> {
  const head = circumstances(new Date(), loadNow())
  const sets = set === undefined ? programSets : [set]
  const examined = await examineAll(sets.flatMap((each) => programsOf(each).map((program) => ({ program, set: each }))))
  const section = sectionOf(sets, examined, mistakes)
  for (const line of [head, '', ...plainSection(section)]) print(line)
  if (set === undefined) writeFileSync(reportFile, reportOf(section, head))
  return section.goals.filter(({ met }) => !met).length
}

async function examineAll(programs: readonly Pick<Examined, 'program' | 'set'>[]): Promise<Examined[]> {
  const token = randomUUID()
  const logger = pino({ level: 'silent' })
  const executor = await startExecutor({ port: 0, host: '127.0.0.1', token, logger, cacheDir })
  try {
    await executor.settled()
    const run = runsAt({ url: executor.url, token })
    const runMany = inBatches(run)
    const smallInputsOf = openSmallInputs({ run: runMany, folder: join(cacheDir, 'small-inputs') })
    const bank = loadChallenges()
    const examineOne = async ({ program, set }: Pick<Examined, 'program' | 'set'>): Promise<Examined> => {
      const challenge = known(bank.get(program.challenge), program)
      // Computes the oracle's answers first, because a worker does that when it starts.
      const smallInputs = await smallInputsOf(challenge, new AbortController().signal)
      const { language, sourceCode } = program
      const meter = metered(run)
      const began = performance.now()
      const { search, cost } = await examine(challenge, { language, sourceCode }, { run: meter.run, smallInputsOf })
      const ms = Math.round(performance.now() - began)
      const found = search?.counterexample ?? null
      const smaller =
        found === null || smallInputs === null
          ? null
          : await smallerThan(found, { language, sourceCode }, { smallInputs, run, runMany })
      const said = program.claim === undefined ? null : statedComplexity(program.claim.said).time
      const contradicted = cost === null || said === null ? null : contradictedBy(cost, said)
      return {
        ...{ program, set, isAsked: found !== null, isSmallest: found !== null && smaller === null, contradicted },
        ...{ searched: search?.searched ?? 0, ms, cpuMs: Math.round(meter.spentMs()) },
      }
    }
    const examined: Examined[] = []
    for (const each of programs) examined.push(await examineOne(each))
    return examined
  } finally {
    await executor.stop()
  }
}

function known(challenge: Challenge | undefined, { challenge: id }: EvaluatedProgram): Challenge {
  if (challenge === undefined) throw new Error(`there is no challenge ${id}`)
  return challenge
}

const isWrong = ({ program }: Examined): boolean => program.kind === 'wrong'

function sectionOf(sets: readonly ProgramSet[], examined: readonly Examined[], showsMistakes: boolean): Section {
  const wrong = examined.filter(isWrong)
  const right = examined.filter((each) => !isWrong(each))
  const claims = examined.filter(({ program }) => program.claim !== undefined)
  const falsely = claims.filter(({ program, contradicted }) => program.claim?.true === true && contradicted !== null)
  const atLeast = (what: string, found: readonly Examined[], share: number) =>
    goal(
      what,
      `≥ ${Math.ceil(share * wrong.length)} of ${wrong.length}`,
      `${found.length} of ${wrong.length}`,
      found.length >= share * wrong.length,
    )
  return {
    title: `Findings from running code, ${sets.join(' and ')}`,
    how: 'Programs that people wrote without knowing the cases, run like hand-ins.',
    goals: [
      atLeast(
        'wrong programs for which an input shows the bug',
        wrong.filter(({ isAsked }) => isAsked),
        0.9,
      ),
      atLeast(
        'of these, the smallest by exhaustive search',
        wrong.filter(({ isSmallest }) => isSmallest),
        0.75,
      ),
      none('right programs suspected of a bug', right.filter(({ isAsked }) => isAsked).length, right.length),
      none('cost claims wrongly contradicted', falsely.length, claims.length),
    ],
    tables: [bySet(sets, examined), byLanguage(examined)],
    notes: [
      ...(showsMistakes
        ? wrong
            .filter(({ isSmallest, set }) => !isSmallest && set === 'practice')
            .map(({ program, isAsked }) => `${program.file}: ${isAsked ? 'there is a smaller input' : 'nothing found'}`)
        : []),
    ],
  }
}

function bySet(sets: readonly ProgramSet[], examined: readonly Examined[]): Section['tables'][number] {
  const counted = (of: readonly Examined[], is: (each: Examined) => boolean) =>
    `${of.filter(is).length} of ${of.length}`
  return {
    title: 'By set',
    head: ['set', 'wrong, asked about', 'the smallest', 'right, asked about', 'true claims contradicted', 'false ones'],
    rows: sets.map((set) => {
      const own = examined.filter((each) => each.set === set)
      const [wrong, right] = [own.filter(isWrong), own.filter((each) => !isWrong(each))]
      const claimed = (isTrue: boolean) => own.filter(({ program }) => program.claim?.true === isTrue)
      return [
        set,
        counted(wrong, ({ isAsked }) => isAsked),
        counted(wrong, ({ isSmallest }) => isSmallest),
        counted(right, ({ isAsked }) => isAsked),
        counted(claimed(true), ({ contradicted }) => contradicted !== null),
        counted(claimed(false), ({ contradicted }) => contradicted !== null),
      ]
    }),
  }
}

function byLanguage(examined: readonly Examined[]): Section['tables'][number] {
  const languages = [...new Set(examined.map(({ program }) => program.language))].sort()
  return {
    title: 'Time until the facts are ready, in ms, and how many inputs were tried on right programs',
    head: ['language', 'programs', 'median', 'longest', 'processor, median', 'longest', 'budget', 'fewest inputs'],
    rows: languages.map((language) => {
      const of = examined.filter(({ program }) => program.language === language)
      const [wall, cpu] = [sorted(of.map(({ ms }) => ms)), sorted(of.map(({ cpuMs }) => cpuMs))]
      const fewest = Math.min(...of.filter(({ isAsked }) => !isAsked).map(({ searched }) => searched))
      return [
        language,
        `${of.length}`,
        ...[wall, cpu].flatMap((times) => [`${times[Math.floor(times.length / 2)] ?? 0}`, `${times.at(-1) ?? 0}`]),
        `${factsBudgetMs(language)}`,
        Number.isFinite(fewest) ? `${fewest}` : '–',
      ]
    }),
  }
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other)

function reportOf(section: Section, head: string): string {
  const missed = section.goals.filter(({ met }) => !met)
  return [
    '# What running the code finds',
    '',
    `${head} By \`npm run eval -- facts\`, which writes this file. ${missed.length === 0 ? 'Every goal is met.' : `${missed.length} of ${section.goals.length} goals are missed:`}`,
    '',
    ...missed.map(({ what, wanted, measured }) => `- **${what}**: ${measured}, wanted ${wanted}`),
    ...(missed.length === 0 ? [] : ['']),
    ...markdownSection(section),
    'Half of the programs are held out: nobody who changes the search reads them. "The smallest" is held against every input that can be',
    'reached from the found one in any number of steps, and against the small inputs of the challenge.',
    '',
  ].join('\n')
}
