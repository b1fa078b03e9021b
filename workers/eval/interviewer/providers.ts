import type { InterviewerProvider } from '../../src/backend/interviewer/provider.ts'
import { scriptedProvider } from '../../src/backend/interviewer/scripted/scriptedProvider.ts'

/** Who can be measured, by the names that `AI_PROVIDER` has for them. */
export const providerNames = ['scripted'] as const
export type ProviderName = (typeof providerNames)[number]

export function providerNamed(name: ProviderName): InterviewerProvider {
  switch (name) {
    case 'scripted':
      return scriptedProvider()
  }
}
