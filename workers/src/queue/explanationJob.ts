import type { Challenge, ChallengeBank } from '@greenroom/shared/content'
import {
  type ExplanationVerdict,
  explanationJobSchema,
  explanationVerdictAnswerSchema,
  explanationVerdictsPath,
  type HeardExplanation,
} from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import { request } from 'undici'
import { edgeCasesIn } from '../reading/edgeCases.ts'
import { approachIn, judgeCost } from '../reading/recognise.ts'
import { EngineUnavailable } from './reportResult.ts'

const timeoutMs = 10_000

export type ExplanationOptions = { bank: ChallengeBank; engineUrl: string; internalToken: string }

/** Whether a job in the scorecards' queue judges an explanation. */
export const isExplanation = ({ data }: Pick<Job, 'data'>): boolean => Object(data).kind === 'explanation.judge'

/** Judges an explanation, and reports the verdict to an engine. */
export function explanationProcessor({ bank, engineUrl, internalToken }: ExplanationOptions) {
  const url = new URL(explanationVerdictsPath, engineUrl)
  return async (job: Job): Promise<void> => {
    const { diagnosticId, challengeId, contentVersion, text } = explanationJobSchema.parse(job.data)
    const challenge = bank.get(challengeId, contentVersion)
    await report(url, internalToken, { diagnosticId, heard: challenge === undefined ? null : heardIn(text, challenge) })
  }
}

/** Reads an explanation, with the same signs as the scripted interviewer and the scorecard. */
export function heardIn(text: string, challenge: Challenge): HeardExplanation {
  const approach = approachIn(text, challenge)
  return {
    approach: approach?.quality ?? null,
    ...judgeCost(text, challenge, approach),
    // In a two-minute explanation of the candidate's own code, naming a case is enough, as if the question had been
    // about cases.
    edgeCases: edgeCasesIn(text, challenge, asksForCases).length,
  }
}

const asksForCases = 'Which edge cases would you test?'

async function report(url: URL, token: string, body: ExplanationVerdict): Promise<void> {
  const answer = await request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new EngineUnavailable(`no engine answers at ${url.origin}`, { cause: error })
  })
  if (answer.statusCode === 400) throw new Error(`the engine refused a verdict: ${await answer.body.text()}`)
  if (answer.statusCode !== 200) {
    await answer.body.dump()
    throw new EngineUnavailable(`the engine answered ${answer.statusCode}`)
  }
  explanationVerdictAnswerSchema.parse(await answer.body.json())
}
