import type { Language, RunContext } from './language.ts'

/**
 * In MB. Leaves room below the limit for everything besides the JavaScript heap, so that Node collects garbage before
 * it reaches the limit.
 */
const heapMb = ({ memoryMb }: RunContext): number => Math.max(16, memoryMb - 64)

/** In KB: most of `stackMb`, so that excessive recursion gives an error in the program, not a crash. */
const stackKb = 60_000

/** Builds the command to run a file with Node, the same Node that runs this service. */
export const runWithNode = (context: RunContext, file: string, flags: readonly string[] = []) => ({
  argv: [
    context.tool('node'),
    ...[`--max-old-space-size=${heapMb(context)}`, `--stack-size=${stackKb}`, ...flags, file],
  ] as const,
})

export const outOfHeap = /JavaScript heap out of memory|Array buffer allocation failed/

export const javascript: Language = {
  name: 'javascript',
  tools: ['node'],
  debianPackages: [],
  version: { command: (tool) => ({ argv: [tool('node'), '--version'] }), pattern: /^v(\S+)/ },
  label: (node) => `JavaScript (Node ${node})`,
  sourceFile: () => 'main.js',
  run: (context) => runWithNode(context, `/box/${context.sourceFile}`),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: outOfHeap,
  programs: { hello: 'console.log("hello, world")\n', wrong: 'console.log("good-bye")\n' },
}
