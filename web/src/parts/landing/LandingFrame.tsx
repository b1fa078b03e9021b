import type { PageSettings } from '@greenroom/shared/rules'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useAccount } from '../../data/account.ts'
import { useTrial } from '../../data/trial.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Landing.module.css'
import { TrialButton } from './TrialButton.tsx'
import { TrialCard } from './TrialCard.tsx'
import { useBeginTrial } from './useBeginTrial.ts'

/** The landing page around its sections: what Greenroom is, and one button to try it. */
export function LandingFrame({
  settings: { title, lead },
  children,
}: {
  settings: Pick<PageSettings, 'title' | 'lead'>
  children: ReactNode
}) {
  const trial = useBeginTrial()
  const isKnown = useAccount().status === 'signed_in'
  const { data: mine } = useTrial()
  const canBegin = !isKnown && (mine === null || mine === undefined || mine.kept)
  return (
    <div className={classes.container}>
      <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
        <section className={clsx(ui.grid, classes.hero)}>
          <div>
            <h1 className={clsx(ui.flat, classes.title)}>{title}</h1>
            <p className={clsx(ui.quiet, classes.intro)}>{lead}</p>
            <TrialButton place="hero" trial={trial} />
          </div>
          {canBegin && <TrialCard trial={trial} />}
        </section>
        {children}
      </div>
    </div>
  )
}
