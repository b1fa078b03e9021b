import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import classes from './Admin.module.css'

const tones: Record<SubscriptionTier, string> = {
  PENDING: 'warn',
  FREE: 'plain',
  PREMIUM: 'accent',
  ADMIN: 'info',
  CONTENT_CREATOR: 'info',
}

/** Shows a tier by the name used all over Greenroom. */
export const TierChip = ({ tier }: { tier: SubscriptionTier }) => (
  <span
    className={clsx(ui.inline, ui.small, ui.quiet, ui.oneLine, ui.lineAround, ui.roundSmall, classes.chip)}
    data-tone={tones[tier]}
  >
    {tier}
  </span>
)
