import { useLocation } from 'react-router'
import { useDomain, useFreshLists } from '../../data/domain.ts'
import { useProfileOfOtherTabs } from '../../data/profileSave.ts'
import { type Audience, mainEntries } from './entries.ts'
import { NavigationLink } from './NavigationLink.tsx'

/** The header's links for someone with an account, for the domain they study. */
export function MainNav({ audience, className }: { audience: Audience; className: string | undefined }) {
  const { pathname } = useLocation()
  const domain = useDomain()
  useFreshLists(domain)
  useProfileOfOtherTabs()
  if (domain === null) return null
  return mainEntries(audience, pathname, domain).map((entry) => (
    <NavigationLink key={entry.to} entry={entry} className={className} />
  ))
}
