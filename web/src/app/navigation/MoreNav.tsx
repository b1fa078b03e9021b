import { useDomain } from '../../data/domain.ts'
import { FooterLinks } from '../layout/FooterLinks.tsx'
import { type Audience, moreEntries } from './entries.ts'
import { navigationTexts as texts } from './texts.ts'

/** The footer's links for someone with an account: more ways to prepare in the domain they study. */
export function MoreNav({ audience }: { audience: Audience }) {
  const domain = useDomain()
  return domain === null ? null : <FooterLinks label={texts.more} entries={moreEntries(audience, domain)} />
}
