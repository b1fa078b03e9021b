import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router'
import { useAccount } from '../../data/account.ts'
import ui from '../../ui/primitives.module.css'
import { upsellTexts } from './texts.ts'
import { upsellFor } from './upsellFor.ts'

/** One discreet line about the next tier (spec §6); renders nothing for people who have it. */
export function Upsell({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation()
  const offer = upsellFor(useAccount(), pathname)
  if (offer === null) return null
  const { said, action, to } = upsellTexts[offer]
  return (
    <p className={clsx(ui.flat, ui.small, ui.quiet)}>
      {said}{' '}
      <Link to={to} className={clsx(ui.accent, ui.oneLine)} onClick={onLeave}>
        {action}
      </Link>
    </p>
  )
}
