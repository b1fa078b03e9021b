import { asksBackAtTheEnd } from '@greenroom/shared/rules'
import { leave } from '../../reading/talk/talkActs.ts'
import type { Turn } from './provider.ts'

/** Whether a message is about the interview alone. */
export const isAside = ({ talk }: Pick<Turn, 'talk'>): boolean => talk.acts.length > 0 && talk.matter === ''

const takesLeave = ({ talk }: Pick<Turn, 'talk'>): boolean => talk.acts.some(({ act }) => leave.includes(act))

/**
 * Whether the interviewer now says the last word on a question. Who asks back, wants time, or speaks of the interview without taking
 * leave, has not answered the last one yet.
 */
export const isLastWord = ({
  call,
  step,
  intent,
  message,
  closes,
  talk,
}: Pick<Turn, 'call' | 'step' | 'intent' | 'message' | 'closes' | 'talk'>): boolean =>
  call === 'reply' &&
  step === 'wrap_up' &&
  (closes || !(asksBackAtTheEnd(intent, message) || (isAside({ talk }) && !takesLeave({ talk }))))
