import { asksBackAtTheEnd } from '@greenroom/shared/rules'
import { leave } from '../../reading/talk/talkActs.ts'
import type { Turn } from './provider.ts'

/** Whether a message is only about the interview and not about the question. */
export const isAside = ({ talk }: Pick<Turn, 'talk'>): boolean => talk.acts.length > 0 && talk.matter === ''

const takesLeave = ({ talk }: Pick<Turn, 'talk'>): boolean => talk.acts.some(({ act }) => leave.includes(act))

/**
 * Whether the interviewer is now saying the last word on a question. False if the candidate asks something back, wants
 * time, or talks about the interview without saying goodbye, because then the last question is still open.
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
