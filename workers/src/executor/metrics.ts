import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { CodeExecutionResponse } from '@greenroom/shared/wire'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Compilation } from './compile.ts'
import type { Language } from './languages/language.ts'
import type { SharedWork } from './sharedWork.ts'
import type { FullReason, Slots } from './slots.ts'

/** The service's Prometheus metrics. The executor's README lists their names. */
export type ExecutorMetrics = {
  waited(seconds: number): void
  refused(reason: FullReason): void
  hungUp(): void
  sandboxFailed(): void
  /** Wraps `compilations` to count and time them, labelled with this language. */
  compilationsOf(language: Language, compilations: SharedWork<Compilation>): SharedWork<Compilation>
  ended(language: ProgrammingLanguage, results: CodeExecutionResponse['results'], compiledBefore: boolean): void
}

const waitBuckets = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 45]

export function createMetrics(registry: Registry, slots: Slots<unknown>): ExecutorMetrics {
  const registers = [registry]
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('executor_slots', 'Sandbox slots that there are', () => slots.total)
  gauge('executor_slots_busy', 'Sandbox slots in use', () => slots.busy)
  gauge('executor_queue_waiting', 'Submissions that wait for a slot', () => slots.waiting)
  const waits = new Histogram({
    name: 'executor_queue_wait_seconds',
    help: 'How long submissions waited for a slot',
    buckets: waitBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'executor_refused_total',
    help: 'Submissions refused with 429, by what was full: the queue, or the part of it that one user or one network may fill',
    labelNames: ['reason'],
    registers,
  })
  const hangUps = new Counter({
    name: 'executor_hang_ups_total',
    help: 'Callers that hung up before they had their answer',
    registers,
  })
  const sandboxFailures = new Counter({
    name: 'executor_sandbox_failures_total',
    help: 'Sandboxes that could not be raised or broke under a program',
    registers,
  })
  const submissions = new Counter({
    name: 'executor_submissions_total',
    help: 'Submissions that ran to their end, by language, outcome and whether they had been compiled before',
    labelNames: ['language', 'outcome', 'compiled'],
    registers,
  })
  const compilations = new Counter({
    name: 'executor_compilations_total',
    help: 'Compilations that were asked for: made, or taken from those kept or under way',
    labelNames: ['language', 'result'],
    registers,
  })
  const compileSeconds = new Histogram({
    name: 'executor_compile_duration_seconds',
    help: 'How long compilers ran',
    labelNames: ['language'],
    buckets: durationBuckets,
    registers,
  })
  const testCases = new Counter({
    name: 'executor_test_cases_total',
    help: 'Test cases by language and what became of them',
    labelNames: ['language', 'status'],
    registers,
  })
  const runSeconds = new Histogram({
    name: 'executor_run_duration_seconds',
    help: 'How long programs ran, one test case each',
    labelNames: ['language'],
    buckets: durationBuckets,
    registers,
  })
  // Create these counters up front, so that rates can be computed before the first refusal.
  for (const reason of ['queue_full', 'user_queue_full', 'network_queue_full'] satisfies FullReason[])
    refusals.inc({ reason }, 0)

  return {
    waited: (seconds) => waits.observe(seconds),
    refused: (reason) => refusals.inc({ reason }),
    hungUp: () => hangUps.inc(),
    sandboxFailed: () => sandboxFailures.inc(),
    compilationsOf({ name: language, compile }, inner) {
      if (compile === undefined) return inner
      return {
        async get(key, signal, work) {
          let isMade = false
          const found = await inner.get(key, signal, async (abort) => {
            isMade = true
            const compilation = await work(abort)
            compileSeconds.observe({ language }, compilation.timeMs / 1000)
            return compilation
          })
          compilations.inc({ language, result: isMade ? 'made' : 'kept' })
          return found
        },
      }
    },
    ended(language, { allTestCasesPassed, compilation, testCases: cases }, compiledBefore) {
      const isCompiled = compilation.status === 'ACCEPTED'
      const outcome = !isCompiled ? 'not_compiled' : allTestCasesPassed ? 'passed' : 'failed'
      submissions.inc({ language, outcome, compiled: compiledBefore ? 'before' : 'now' })
      for (const { status, wallMs, notRun } of cases) {
        if (notRun) continue
        testCases.inc({ language, status })
        if (isCompiled) runSeconds.observe({ language }, wallMs / 1000)
      }
    },
  }
}
