import { type Costs, costsSentence, demandsCosts } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { useSessionStorage } from '@mantine/hooks'

export type CostsField = {
  value: Costs
  set: (value: Costs) => void
  /** Whether code can't be handed in without it. */
  required: boolean
  /** Whether the interviewer already has exactly this value. */
  isSaid: boolean
  /** Whether the interviewer is busy answering, and won't read messages until that is done. */
  mustWait: boolean
}

/** The cost the candidate states for their solution. It counts as stated once it is in the conversation. */
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
    required: demandsCosts(state),
    isSaid,
    // Required costs are sent with the code, whatever the interviewer is doing.
    mustWait: !demandsCosts(state) && state.phase === 'IN_PROGRESS' && state.awaitingReply !== null && !isSaid,
  }
}
