import { wholeProgram } from '@greenroom/shared/content'
import { noTracing, type Tracing, traceHeader } from '@greenroom/shared/service'
import type { TestCaseOutcome, TestRunResults } from '@greenroom/shared/session'
import {
  type CodeExecutionResponse,
  type CodeJob,
  codeExecutionResponseSchema,
  codeJobSchema,
  type JobResult,
  problemSchema,
  type RunnableCase,
} from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import { readBounded } from './boundedText.ts'
import type { ReportResult } from './reportResult.ts'

export type CodeRunOptions = {
  executorUrl: string
  token: string
  timeoutMs: number
  tracing?: Tracing
  logger: FastifyBaseLogger
}
export type CodeJobOptions = CodeRunOptions & { report: ReportResult }

/** The parts of a job that are read here: its payload and the number of attempts. */
export type RunningJob = Pick<Job, 'id' | 'data' | 'attemptsMade'> & { opts: Pick<Job['opts'], 'attempts'> }

/** Thrown if the executor is full, restarting or down. The run should be retried. */
class ExecutorUnavailable extends Error {
  override name = 'ExecutorUnavailable'
}

/** Runs a candidate's program on its test cases, and reports the result (spec §7, §8). */
export function codeJobProcessor(options: CodeJobOptions) {
  return async (job: RunningJob): Promise<void> => {
    const payload = codeJobSchema.parse(job.data)
    const { sessionId, runId } = payload
    const report = (result: JobResult, step: string) =>
      options.report({ sessionId, commandId: `${job.id}${step}`, result })
    await report({ type: 'StartTestRun', runId }, '.started')
    await report(await run(job, payload, options), '')
  }
}

async function run(job: RunningJob, payload: CodeJob, options: CodeJobOptions): Promise<JobResult> {
  const { runId, sessionId } = payload
  const results = await runProgram(job, payload, { ...options, about: { sessionId, runId } })
  return results === 'REJECTED' ? { type: 'RejectTestRun', runId } : { type: 'CompleteTestRun', runId, results }
}

/** The maximum length of an output for the room, in characters. The verdict is based on the whole output. */
const shownCharacters = 4_000
/** One more, to know whether there is more. */
const readCharacters = shownCharacters + 1

type ProgramRun = Omit<CodeJob, 'kind' | 'sessionId' | 'runId'>

/**
 * Runs a program on its test cases. The results are null if the program couldn't be run even on the last attempt.
 * @param about names the program in a warning
 */
export async function runProgram(
  job: RunningJob,
  payload: ProgramRun,
  { about, ...options }: CodeRunOptions & { about: Record<string, string> },
): Promise<TestRunResults | 'REJECTED' | null> {
  if (payload.testCases.length === 0) return null
  const logger = options.logger.child({ ...about, jobId: job.id })
  try {
    const response = await execute(payload, { ...options, logger })
    return response === null || response === 'REJECTED' ? response : resultsFor(response, payload.testCases)
  } catch (error) {
    if (!(error instanceof ExecutorUnavailable)) throw error
    const isLast = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
    logger.warn({ isLast, reason: error.message }, 'the executor did not take the run')
    if (!isLast) throw error
    return null
  }
}

/**
 * Calls the executor. With status 402 the run is rejected (spec §8); any other failure gives null. Only throws, for a
 * retry, if the failure may be temporary.
 */
function execute(payload: ProgramRun, options: CodeRunOptions): Promise<Executed> {
  const { tracing = noTracing } = options
  const facts = { language: payload.language, cases: payload.testCases.length }
  return tracing.span('executor', facts, () => post(payload, { ...options, tracing }))
}

type Executed = CodeExecutionResponse['results'] | 'REJECTED' | null

async function post(payload: ProgramRun, options: CodeRunOptions & { tracing: Tracing }): Promise<Executed> {
  const { purpose, language, signature, testCases, limits, userId, userEmail, network } = payload
  const { sourceCode: code } = payload
  const sourceCode = signature === undefined ? code : wholeProgram(code, signature, language)
  const response = await fetch(new URL('/code-execution/test-case-results', options.executorUrl), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${options.token}`,
      'content-type': 'application/json',
      ...traceHeader(options.tracing),
    },
    body: JSON.stringify({
      language,
      sourceCode,
      testCases: testCases.map(({ stdin, expected_output }) =>
        expected_output === null ? { stdin } : { stdin, expected_output },
      ),
      stopOnFirstTimeout: true,
      shownCharacters: readCharacters,
      // Nobody reads the compiler warnings of a hidden run.
      ...(language === 'typescript' && purpose !== 'hidden' ? { checkTypes: true } : {}),
      ...(limits === undefined ? {} : { limits }),
      ...(userId === null ? {} : { userId }),
      ...(userEmail === '' ? {} : { userEmail }),
      ...(network ? { network } : {}),
    }),
    signal: AbortSignal.timeout(options.timeoutMs),
  }).catch((error: unknown) => {
    throw new ExecutorUnavailable(`the executor does not answer: ${String(error)}`)
  })
  if (response.status === 402) return 'REJECTED'
  const text = await readBounded(response, readCharacters).catch((error: unknown) => {
    throw new ExecutorUnavailable(`the executor broke off its answer: ${String(error)}`)
  })
  if (passesByItself(response.status, text)) throw new ExecutorUnavailable(`the executor answers ${response.status}`)
  if (!response.ok) {
    options.logger.error({ status: response.status, detail: text, language }, 'the executor refused the run')
    return null
  }
  const parsed = codeExecutionResponseSchema.safeParse(readJson(text))
  if (!parsed.success) options.logger.error({ err: parsed.error }, "the executor's answer cannot be read")
  return parsed.success ? parsed.data.results : null
}

/**
 * Whether this failure may be temporary, because the executor is full, stopping or restarting. A missing language isn't
 * temporary: it will still be missing a second later.
 */
const passesByItself = (status: number, body: string): boolean =>
  [429, 502, 503, 504].includes(status) && codeOf(body) !== 'LANGUAGE_UNAVAILABLE'

function codeOf(body: string): string | undefined {
  const problem = problemSchema.safeParse(readJson(body))
  return problem.success ? problem.data.code : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A response that isn't JSON breaks the contract. The schema rejects it next and reports that.
    return undefined
  }
}

/** Returns the results that the room may see. For a hidden case, those are only its category and status. */
function resultsFor(results: CodeExecutionResponse['results'], cases: readonly RunnableCase[]): TestRunResults {
  const testCases = results.testCases.map((result, index): TestCaseOutcome => {
    const { hidden = true, category = null } = cases[index] ?? {}
    const { status, timeMs, memoryKb, exitCode, signal, reason, notRun = false } = result
    const shown = hidden
      ? { stdin: null, expected_output: null, actual_output: null, stderr: null }
      : {
          stdin: cut(result.stdin),
          expected_output: result.expected_output === null ? null : cut(result.expected_output),
          actual_output: cut(result.actual_output),
          stderr: cut(result.stderr),
          exitCode,
          signal,
          reason,
          truncated: result.truncated || [result.stdin, result.actual_output, result.stderr].some(isLong),
        }
    return { status, hidden, category, ...shown, timeMs, memoryKb, ...(notRun ? { notRun } : {}) }
  })
  return {
    allTestCasesPassed: results.allTestCasesPassed,
    passed: testCases.filter(({ status }) => status === 'ACCEPTED').length,
    total: testCases.length,
    compilation: { status: results.compilation.status, output: cut(results.compilation.output) },
    testCases,
  }
}

const isLong = (text: string): boolean => text.length > shownCharacters
const cut = (text: string): string => (isLong(text) ? `${text.slice(0, shownCharacters)}…` : text)
