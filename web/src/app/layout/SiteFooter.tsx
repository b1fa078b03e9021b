import { clsx } from 'clsx'
import { useAccount } from '../../data/account.ts'
import ui from '../../ui/primitives.module.css'
import { productName } from '../head.ts'
import { type Entry, footerEntries, moreEntries } from '../navigation/entries.ts'
import { NavigationLink } from '../navigation/NavigationLink.tsx'
import { navigationTexts as texts } from '../navigation/texts.ts'
import { Upsell } from '../upsell/Upsell.tsx'
import classes from './SiteFooter.module.css'

/** Links to pages that have no place in the header: more help with preparing, and pages about the product's makers. */
export function SiteFooter() {
  const account = useAccount()
  const audience = account.status === 'signed_in' ? account.me.subscriptionTier : null
  return (
    <footer className={clsx(ui.lineAbove, ui.notPrinted)}>
      <div className={clsx(ui.flex, ui.baseline, ui.centred, ui.contentWide, classes.inner)}>
        <span className={clsx(ui.text15, ui.strong)}>{productName}</span>
        <div className={clsx(ui.grid, ui.gap4, ui.grow)}>
          <Upsell />
          {audience !== null && <Links label={texts.more} entries={moreEntries(audience)} />}
          <Links label={texts.site} entries={footerEntries} />
        </div>
      </div>
    </footer>
  )
}

function Links({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <nav aria-label={label}>
      <ul className={clsx(ui.flex, ui.wrap, ui.list, classes.links)}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavigationLink entry={entry} className={classes.link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
