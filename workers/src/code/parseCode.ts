import { Worker } from 'node:worker_threads'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { CodeNode } from './codeNode.ts'
import { unfoldTree } from './flatTree.ts'
import { grammarOf } from './grammars.ts'
import type { ParseAnswer, ParseRequest } from './parserThread.ts'

/**
 * Limits. In an hour, no candidate writes code that is longer, is slower to parse, or has a larger or deeper tree. Code
 * beyond a limit isn't parsed.
 */
const longestCode = 50_000
const limits = { parseMs: 500, nodes: 20_000, depth: 300 }
/**
 * How long to wait before we assume that the thread hangs and terminate it, in ms. Loading the largest grammar takes a
 * tenth of a second.
 */
const longestWaitMs = 5_000
const maxRemembered = 32

/** The trees of recently parsed versions, latest last. */
const remembered = new Map<string, CodeNode>()

/**
 * Parses a program, once per version. Unfinished code has a tree too, with `ERROR` for text that doesn't fit anywhere.
 * Null if there is no grammar for the language, or the program exceeds a limit.
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

/**
 * Grammars are C compiled to WebAssembly, and hostile text can crash them. In a separate thread they can't harm
 * anything else.
 */
let running: Worker | null = null
/** Resolves once the previous program is parsed. One at a time, so that each can crash only its own run. */
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
  // An idle thread doesn't keep the process alive.
  worker.unref()
  if (answer !== null) return unfoldTree(answer, request.code)
  // A crashed thread is useless, and one that has reached a limit doesn't free its memory, so the next program gets a
  // new one.
  running = null
  await worker.terminate()
  return null
}

/** The thread's answer; null if it ended or didn't answer in time. */
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
