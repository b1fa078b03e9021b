import { type Caps, capsOfAsk } from '@greenroom/shared/rules'
import { type CoachAskAction, coachCallOf } from '@greenroom/shared/session'
import type { DesiredAction } from '@greenroom/shared/vocabulary'
import { toolTexts as texts } from './toolTexts.ts'

/** A request to the coach. Hints are on the hint ladder instead. */
export type CoachAsk = {
  key: Exclude<DesiredAction, 'provideHint'> | CoachAskAction
  label: string
  what: string
  needsCode: boolean
  /** Caps that its answer sets on the scorecard. */
  caps: Caps
  command: { desiredAction: DesiredAction } | { action: CoachAskAction }
}

const interaction = (key: Exclude<DesiredAction, 'provideHint'>, needsCode: boolean): CoachAsk => ({
  key,
  ...texts.asks[key],
  needsCode,
  caps: capsOfAsk({ call: 'predefinedInteractions', desiredAction: key }),
  command: { desiredAction: key },
})
const button = (key: CoachAskAction): CoachAsk => ({
  key,
  ...texts.asks[key],
  needsCode: true,
  caps: capsOfAsk({ call: coachCallOf[key] }),
  command: { action: key },
})

/** The predefined interactions of spec §7 and the coach's own two buttons, free ones first. */
export const coachAsks: readonly CoachAsk[] = [
  interaction('respondToMessage', false),
  interaction('provideClarification', false),
  interaction('provideCodeFeedback', true),
  interaction('recommendCodeImprovements', true),
  button('simplifyCode'),
  interaction('detectBugsInCode', true),
  button('debug'),
]
