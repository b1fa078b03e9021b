import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureImage } from '../languages/ensureImage.ts'
import type { ProvenSpecs } from '../proofs/provenSpecs.ts'
import { sandbox } from '../setup/sandbox.ts'
import { ensureTool } from '../setup/tool.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { type Remembering, runRemembered } from './remembered.ts'
import { run, runPlaywright, runVitest } from './runners.ts'

export type StageContext = {
  checkout: string
  /** Opened when first needed, because by then missing tools have been installed. */
  proven: (kind: 'usual' | 'deep') => ProvenSpecs
  /** Whether to repeat earlier proofs. */
  isComplete: boolean
  /** When everything must be over, in ms; undefined if there is no limit. */
  until: number | undefined
}

/** A part of the tests that can also be run on its own: `npm test -- unit`. */
export type Stage = {
  name: string
  /** Deep stages take too long to wait for before a commit: `npm run test:deep`. */
  isDeep?: boolean
  run: (context: StageContext) => Promise<Outcome>
}

/** A stage that runs a script of package.json as one check. */
const script =
  (name: string): Stage['run'] =>
  async ({ checkout }) =>
    checkOutcome((await run('node', ['--run', name], { checkout })).exitCode === 0)

export const stages: Stage[] = [
  { name: 'types', run: script('types') },
  { name: 'lint', run: script('lint') },
  { name: 'imports', run: script('imports') },
  { name: 'citations', run: script('citations') },
  { name: 'unit', run: ({ checkout }) => runVitest('unit', [], { checkout }) },
  {
    name: 'integration',
    async run({ checkout }) {
      await prepareMachine()
      return await runVitest('integration', [], { checkout })
    },
  },
  {
    name: 'proofs',
    async run({ checkout, proven, isComplete }) {
      await prepareMachine()
      return await runRemembered(
        { specs: specsBy(checkout, '*.proof.spec.ts'), run: (specs) => runVitest('proofs', specs, { checkout }) },
        { proven: proven('usual'), isComplete, until: undefined },
      )
    },
  },
  {
    name: 'browser',
    run: ({ checkout }) => runPlaywright(globSync('web/e2e/*.e2e.ts', { cwd: checkout }), { checkout }),
  },

  deepStage('stories', (context) =>
    deepVitest(context, 'unit', arbitrarySpecs(context.checkout, '!(*.int|*.proof|*.deep).spec.{ts,tsx}')),
  ),
  deepStage('fuzz', (context) => deepVitest(context, 'integration', arbitrarySpecs(context.checkout, '*.int.spec.ts'))),
  deepStage('killers', (context) => deepVitest(context, 'deep', specsBy(context.checkout, '*.deep.spec.ts'), 1)),
  deepStage('pages', ({ checkout }) => ({
    specs: globSync('web/e2e/deep/**/*.e2e.ts', { cwd: checkout }).sort(),
    // Specs that are cut off count as not run, so only the last batch is lost when time is up.
    batchSize: 3,
    run: (specs, until) => runPlaywright(specs, { checkout, env: deepEnvironment(), ...(until ? { until } : {}) }),
  })),
]

/**
 * A stage that takes longer than anybody would wait, and tries different stories each time. Runs again only when
 * something has changed.
 */
function deepStage(name: string, remembering: (context: StageContext) => Remembering): Stage {
  return {
    name,
    isDeep: true,
    async run(context) {
      await prepareMachine()
      const { proven, isComplete, until } = context
      return await runRemembered(remembering(context), { proven: proven('deep'), isComplete, until })
    },
  }
}

/** `.ci/run` derives the seed from the commit. When run by hand, each run has a new one. */
const deepEnvironment = (): NodeJS.ProcessEnv => ({
  TESTS_DEEP: '1',
  FUZZ_SEED: process.env.FUZZ_SEED ?? process.env.DEEP_SEED ?? 'random',
  FUZZ_RUNS: process.env.FUZZ_RUNS ?? '4000',
})

const deepVitest = (
  { checkout }: StageContext,
  project: string,
  specs: readonly string[],
  batchSize = specs.length,
): Remembering => ({
  specs,
  batchSize,
  run: (some, until) => runVitest(project, some, { checkout, env: deepEnvironment(), ...(until ? { until } : {}) }),
})

const specsBy = (checkout: string, pattern: string): string[] =>
  globSync(`{shared,engine,workers,web,scripts}/**/${pattern}`, { cwd: checkout, exclude: ['**/node_modules'] }).sort()

/** Specs that use the seed. */
const arbitrarySpecs = (checkout: string, pattern: string): string[] =>
  specsBy(checkout, pattern).filter((spec) =>
    /from 'fast-check'|inject\('seed'\)/.test(readFileSync(join(checkout, spec), 'utf8')),
  )

/** Specs that run candidates' programs need the sandbox, and the languages of those programs. */
async function prepareMachine(): Promise<void> {
  const found = await ensureTool(sandbox)
  if (!found.ok) console.log(found.reason)
  const image = await ensureImage(new AbortController().signal)
  if (!image.ok) console.log(image.reason)
}
