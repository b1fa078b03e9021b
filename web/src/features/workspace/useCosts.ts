import type { Session } from '@greenroom/shared/session'
import { useSessionStorage } from '@mantine/hooks'
import { type Costs, costsSentence } from './costs.ts'

export type CostsField = {
  value: Costs
  set: (value: Costs) => void
  /** Whether nothing can be handed in without it. */
  required: boolean
  /** Whether the interviewer has heard exactly this. */
  isSaid: boolean
  /** The interviewer is answering, and hears nothing meanwhile. */
  mustWait: boolean
}

/** What the candidate says their solution costs. It counts as said once it stands in the conversation. */
export function useCosts(state: Session): CostsField {
  const [value, set] = useSessionStorage<Costs>({
    key: `greenroom:costs:${state.sessionId}`,
    defaultValue: { time: '', space: '' },
    getInitialValueInEffect: false,
  })
  const sentence = costsSentence(value)
  const isSaid =
    sentence !== null && state.messages.some(({ sender, message }) => sender === 'candidate' && message === sentence)
  return {
    value,
    set,
    required: state.assessmentType === 'efficient_algorithm',
    isSaid,
    mustWait: state.phase === 'IN_PROGRESS' && state.awaitingReply !== null && !isSaid,
  }
}
