import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ChatResponse } from '@greenroom/shared/wire'
import { type BenchProgram, startProgram } from '../../scripts/bench/program.ts'
import { internalToken } from './servers.ts'

const answer: ChatResponse = {
  sender: 'interviewer',
  recipient: 'candidate',
  time_sent: '2026-01-01T12:00:00.000Z',
  message: 'I see. What does that cost?',
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: 'unknown',
}

/** An AI backend that answers immediately. */
export type Backend = {
  url: string
  /** Called for every call; `reply` sends the answer. By default it replies immediately. */
  onCall: (reply: () => void) => void
  stop(): Promise<void>
}

export async function startBackend(): Promise<Backend> {
  const server = createServer((request, response: ServerResponse) => {
    request.resume().on('end', () => {
      backend.onCall(() => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(answer))
      })
    })
  })
  const backend: Backend = {
    url: '',
    onCall: (reply) => reply(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  backend.url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return backend
}

/** Starts the queues' workers with this many concurrent jobs. */
export const startWorkers = (of: {
  folder: string
  internalUrl: string
  backend: Backend
  chatsAtOnce: number
}): Promise<BenchProgram> =>
  startProgram({
    file: 'workers/src/main.ts',
    args: ['queue'],
    env: {
      INTERNAL_URL: of.internalUrl,
      INTERNAL_TOKEN: internalToken,
      AI_BACKEND_URL: of.backend.url,
      CHAT_CONCURRENCY: String(of.chatsAtOnce),
      LOG_LEVEL: 'error',
    },
    logFile: join(of.folder, 'workers.log'),
  })
