import { createHash } from 'node:crypto'
import type {
  CodeExecutionRequest,
  CodeExecutionResponse,
  ExecutionTestCase,
  TestCaseResult,
} from '@greenroom/shared/wire'
import { type Blame, blameFor, type TellBroken } from './blame.ts'
import { type Compilation, compile } from './compile.ts'
import { isUnexplained, limitsFor, resultOf, resultWithoutRun, shortened } from './judge.ts'
import type { ReadyLanguage } from './prepared.ts'
import { type ProgramReport, type RunLimits, withPrograms } from './programs.ts'
import type { BoxFile } from './sandbox/frames.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import { SandboxBroken } from './sandbox/session.ts'
import type { SharedWork } from './sharedWork.ts'

/**
 * The maximum size of all outputs in one answer, in bytes. If they are larger together, each output is cut to its
 * beginning.
 */
const shownInAllBytes = 16 * 1024 * 1024
const shownBeyondBytes = 16 * 1024

export type SubmissionContext = {
  sandbox: Sandbox
  slot: SandboxSlot
  prepared: ReadyLanguage
  compilations: SharedWork<Compilation>
  tellBroken: TellBroken
  /** Time limit for all test cases of a submission together. */
  testCasesWallMs: number
  signal: AbortSignal
}

export type SubmissionOutcome = { response: CodeExecutionResponse; compiledBefore: boolean }

/** Compiles a submission once and runs it on its test cases. Rejects when the signal aborts. */
export async function runSubmission(
  request: Pick<
    CodeExecutionRequest,
    | 'sourceCode'
    | 'testCases'
    | 'limits'
    | 'stopOnFirstFailure'
    | 'stopOnFirstTimeout'
    | 'checkTypes'
    | 'shownCharacters'
  >,
  context: SubmissionContext,
): Promise<SubmissionOutcome> {
  const { prepared, compilations, signal } = context
  const source = request.sourceCode
  const checkTypes = request.checkTypes && prepared.language.checksTypes === true
  const key = createHash('sha256')
    .update(JSON.stringify([prepared.language.name, prepared.toolsId, prepared.version, checkTypes, source]))
    .digest('hex')
  const { result, kept } = await compilations.get(key, signal, async (abort) => {
    const compileWith = (types: boolean) => compileInSandbox(source, types, { ...context, signal: abort })
    if (!checkTypes) return compileWith(false)
    const checked = await compileWith(true)
    if (checked.status === 'ACCEPTED') return checked
    // Type errors never stop a program: if only the type check rejects it, it is compiled without the check.
    const compilation = await compileWith(false)
    return compilation.status === 'ACCEPTED' ? { ...compilation, output: checked.output } : compilation
  })
  const { files, ...whole } = result
  const { shownCharacters = Number.POSITIVE_INFINITY } = request
  const compilation = { ...whole, output: whole.output.slice(0, shownCharacters) }
  const testCases =
    compilation.status === 'ACCEPTED'
      ? await runTestCases(request, context, files)
      : request.testCases.map((testCase) => shortened(resultWithoutRun(compilation.status, testCase), shownCharacters))
  const allTestCasesPassed =
    testCases.length === request.testCases.length && testCases.every(({ status }) => status === 'ACCEPTED')
  const response: CodeExecutionResponse = {
    status: 'COMPLETED',
    results: { allTestCasesPassed, compilation, testCases },
  }
  return { response, compiledBefore: kept }
}

/**
 * How many fresh sandboxes to try before deciding who is to blame for the failures. A program that does something
 * forbidden breaks every sandbox.
 */
const attempts = 2

async function compileInSandbox(source: string, checkTypes: boolean, context: SubmissionContext): Promise<Compilation> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await compile({ ...context, source, checkTypes })
    } catch (error) {
      if (!(error instanceof SandboxBroken)) throw error
      if (attempt < attempts) continue
      const status = (await blame(error, context)) === 'program' ? 'COMPILATION_ERROR' : 'INTERNAL_ERROR'
      return { status, output: 'The compiler could not be kept running.', timeMs: 0, files: [] }
    }
  }
}

async function blame(error: SandboxBroken, context: SubmissionContext): Promise<Blame> {
  const whose = await blameFor(context)
  context.tellBroken(whose, error.message)
  return whose
}

/** Returns the reason shown for test cases that weren't run, because no time was left. */
const noTimeLeft = (wallMs: number): string =>
  `Not run: the test cases of one submission have ${wallMs / 1000} seconds together.\n`
const afterTimeout = 'Not run: a test case before this one ran out of time.\n'

type Tests = Pick<
  CodeExecutionRequest,
  'sourceCode' | 'testCases' | 'limits' | 'stopOnFirstFailure' | 'stopOnFirstTimeout' | 'shownCharacters'
>

async function runTestCases(
  tests: Tests,
  context: SubmissionContext,
  files: readonly BoxFile[],
): Promise<TestCaseResult[]> {
  const limits = limitsFor(context.prepared.language, tests.limits)
  const { shownCharacters = Number.POSITIVE_INFINITY } = tests
  const results: TestCaseResult[] = []
  const list = (result: TestCaseResult): void => void results.push(shortened(result, shownCharacters))
  const hasStopped = (): boolean =>
    tests.stopOnFirstTimeout && results.some(({ status }) => status === 'TIME_LIMIT_EXCEEDED')
  const isOver = (): boolean =>
    results.length === tests.testCases.length ||
    hasStopped() ||
    (tests.stopOnFirstFailure && results.some(({ status }) => status !== 'ACCEPTED'))
  const listNext = (status: TestCaseResult['status'], stderr = ''): void => {
    const testCase = tests.testCases[results.length]
    if (testCase !== undefined) list({ ...resultWithoutRun(status, testCase), stderr })
  }
  /** Lists all remaining cases as not run. */
  const listNotRun = (why: string): void => {
    for (const testCase of tests.testCases.slice(results.length))
      list({ ...resultWithoutRun('TIME_LIMIT_EXCEEDED', testCase), stderr: why, notRun: true })
  }
  const endsAt = performance.now() + context.testCasesWallMs
  // If the sandbox breaks, run the same test case in another one.
  for (let failuresInARow = 0; !isOver(); ) {
    const before = results.length
    try {
      await runInOneSandbox({ ...tests, endsAt }, context, files, limits, results, isOver)
      if (!isOver()) listNotRun(noTimeLeft(context.testCasesWallMs))
    } catch (error) {
      if (!(error instanceof SandboxBroken)) throw error
      failuresInARow = results.length > before ? 1 : failuresInARow + 1
      if (failuresInARow < attempts) continue
      failuresInARow = 0
      if ((await blame(error, context)) === 'program') listNext('RUNTIME_ERROR')
      else while (!isOver()) listNext('INTERNAL_ERROR')
    }
  }
  if (hasStopped() && !tests.stopOnFirstFailure) listNotRun(afterTimeout)
  return results
}

/** Runs the remaining test cases until `endsAt`, in ms of the monotonic clock. */
async function runInOneSandbox(
  tests: Tests & { endsAt: number },
  { sandbox, slot, prepared, signal }: SubmissionContext,
  files: readonly BoxFile[],
  limits: RunLimits,
  results: TestCaseResult[],
  isOver: () => boolean,
): Promise<void> {
  const { language, tool, world, isWarm } = prepared
  const source = tests.sourceCode
  const sourceFile = language.sourceFile(source)
  const command = language.run({ tool, isWarm, source, sourceFile, memoryMb: limits.memoryMb })
  const { shownCharacters: characters = Number.POSITIVE_INFINITY } = tests
  let shownBytes = results.reduce((sum, { actual_output }) => sum + actual_output.length, 0)
  await withPrograms({ sandbox, slot, world, memoryMb: limits.memoryMb, files, signal }, async (run) => {
    const start = (testCase: ExecutionTestCase | undefined): Promise<ProgramReport> | null => {
      const leftMs = tests.endsAt - performance.now()
      if (testCase === undefined || leftMs <= 0) return null
      const wallMs = Math.min(limits.wallMs, Math.ceil(leftMs))
      const report = run(command, Buffer.from(testCase.stdin), { ...limits, wallMs })
      report.catch(() => undefined) // awaited when its turn comes, unless the previous one has failed
      return report
    }
    // Request the next program before the current one has ended, so that no time is lost in between. But don't if the
    // next one may turn out to be unnecessary.
    const mayAskAhead = (): boolean => !tests.stopOnFirstFailure && tests.endsAt - performance.now() > 2 * limits.wallMs
    let next: Promise<ProgramReport> | null = null
    while (!isOver()) {
      const testCase: ExecutionTestCase | undefined = tests.testCases[results.length]
      const current: Promise<ProgramReport> | null = next ?? start(testCase)
      if (testCase === undefined || current === null) return
      next = mayAskAhead() ? start(tests.testCases[results.length + 1]) : null
      const report = await current
      if (isUnexplained(report, language.compile === undefined)) {
        throw new SandboxBroken(`the sandbox tells of a program that it is ${report.verdict} (${report.errorNumber})`)
      }
      const outputBytes = shownBytes + report.stdout.length <= shownInAllBytes ? report.stdout.length : shownBeyondBytes
      const result = resultOf(language, report, testCase, limits, { outputBytes, characters })
      shownBytes += result.actual_output.length
      results.push(result)
    }
  })
}
