import type { Language, RunContext } from './language.ts'

/**
 * The maximum JavaScript heap, in MB. Below the memory limit, to leave room for everything else, so that Node collects
 * garbage before reaching the limit.
 */
const heapMb = ({ memoryMb }: RunContext): number => Math.max(16, memoryMb - 64)

/**
 * Node's stack size, in KB. Most of `stackMb`, so that excessive recursion causes an error in the program instead of a
 * crash.
 */
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
