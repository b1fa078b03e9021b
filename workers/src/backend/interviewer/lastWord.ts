import { asksBackAtTheEnd } from '@greenroom/shared/rules'
import type { Turn } from './provider.ts'

/** Whether the interviewer now says the last word on a question. Who asks back, or for time, has not answered the last one yet. */
export const isLastWord = ({
  call,
  step,
  intent,
  message,
  closes,
}: Pick<Turn, 'call' | 'step' | 'intent' | 'message' | 'closes'>): boolean =>
  call === 'reply' && step === 'wrap_up' && (closes || !asksBackAtTheEnd(intent, message))
