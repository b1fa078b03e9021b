import { type Costs, costsSentence, demandsCosts } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { useSessionStorage } from '@mantine/hooks'

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
    required: demandsCosts(state),
    isSaid,
    // Costs that are demanded go with the code, whatever the interviewer is doing.
    mustWait: !demandsCosts(state) && state.phase === 'IN_PROGRESS' && state.awaitingReply !== null && !isSaid,
  }
}
