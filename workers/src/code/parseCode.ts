import { Worker } from 'node:worker_threads'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { CodeNode } from './codeNode.ts'
import { unfoldTree } from './flatTree.ts'
import { grammarOf } from './grammars.ts'
import type { ParseAnswer, ParseRequest } from './parserThread.ts'

/** What is longer, slower to parse, or has a larger or deeper tree is no candidate's work of an hour, and is not read. */
const longestCode = 50_000
const limits = { parseMs: 500, nodes: 20_000, depth: 300 }
/** After this time the thread is taken to hang, and ended. Loading the largest grammar takes a tenth of a second. */
const longestWaitMs = 5_000
const maxRemembered = 32

/** The trees of the versions that were read last, the latest at the end. */
const remembered = new Map<string, CodeNode>()

/**
 * The tree of a program, parsed once for each version. What is half typed has a tree too, with `ERROR` where something fits nowhere. Null if the
 * language has no grammar here, or the program exceeds a limit: then nothing can be said of it.
 */
export async function parseCode(code: string, language: ProgrammingLanguage): Promise<CodeNode | null> {
  const grammar = grammarOf(language)
  if (grammar === null || code.length > longestCode || code.includes('\0')) return null
  const key = `${grammar} ${code}`
  const known = remembered.get(key)
  const tree = known ?? (await inTurn({ grammar, code, limits }))
  if (tree === null) return null
  remembered.delete(key)
  remembered.set(key, tree)
  for (const oldest of remembered.keys()) if (remembered.size > maxRemembered) remembered.delete(oldest)
  return tree
}

/** Grammars are C compiled to WebAssembly, and hostile text can break them: in a thread of their own they harm nobody else. */
let running: Worker | null = null
/** Ends when the program before has been parsed: they take turns, so that each can only break its own. */
let turn: Promise<unknown> = Promise.resolve()

function inTurn(request: ParseRequest): Promise<CodeNode | null> {
  const parsed = turn.then(() => inThread(request))
  turn = parsed
  return parsed
}

async function inThread(request: ParseRequest): Promise<CodeNode | null> {
  running ??= new Worker(new URL('./parserThread.ts', import.meta.url))
  const worker = running
  worker.ref()
  const answer = await answerOf(worker, request)
  // It keeps no process alive while it has nothing to do.
  worker.unref()
  if (answer !== null) return unfoldTree(answer, request.code)
  // A broken thread is of no more use, and one that reached a limit keeps the memory that this took. The next program starts another.
  running = null
  await worker.terminate()
  return null
}

/** What the thread answers; null if it ended or did not answer in time. */
function answerOf(worker: Worker, request: ParseRequest): Promise<ParseAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: ParseAnswer) => {
      clearTimeout(late)
      worker.off('message', settle).off('error', fail).off('exit', end)
      resolve(answer)
    }
    const end = () => settle(null)
    const fail = (error: Error) => {
      process.emitWarning(`a program could not be parsed: ${error.message}`)
      settle(null)
    }
    const late = setTimeout(end, longestWaitMs)
    worker.on('message', settle).on('error', fail).on('exit', end)
    worker.postMessage(request)
  })
}
