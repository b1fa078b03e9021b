import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../data/account.ts'
import { ChunkBoundary } from '../../ui/ChunkBoundary.tsx'
import ui from '../../ui/primitives.module.css'
import { productName } from '../head.ts'
import { footerEntries } from '../navigation/publicEntries.ts'
import { navigationTexts as texts } from '../navigation/texts.ts'
import { Upsell } from '../upsell/Upsell.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import classes from './SiteFooter.module.css'

const MoreNav = lazy(async () => ({ default: (await import('../navigation/MoreNav.tsx')).MoreNav }))

/** Links to pages that have no place in the header: more help with preparing, and pages about who makes Greenroom. */
export function SiteFooter() {
  const account = useAccount()
  const audience = account.status === 'signed_in' ? account.me.subscriptionTier : null
  return (
    <footer className={clsx(ui.lineAbove, ui.notPrinted)}>
      <div className={clsx(ui.flex, ui.baseline, ui.centred, ui.contentWide, classes.inner)}>
        <span className={clsx(ui.text15, ui.strong)}>{productName}</span>
        <div className={clsx(ui.grid, ui.gap4, ui.grow)}>
          <Upsell />
          {audience !== null && (
            <ChunkBoundary instead={null}>
              <Suspense>
                <MoreNav audience={audience} />
              </Suspense>
            </ChunkBoundary>
          )}
          <FooterLinks label={texts.site} entries={footerEntries} />
        </div>
      </div>
    </footer>
  )
}
