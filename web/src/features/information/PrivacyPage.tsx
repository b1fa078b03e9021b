import { useSite } from '../../data/site.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { InformationPage } from './InformationPage.tsx'
import { OwnCountry } from './OwnCountry.tsx'
import { privacy, privacyUnreachable, privacyWithoutSite } from './privacyTexts.ts'

/** `/privacyPolicy`: fetches this installation's retention periods. */
export default function PrivacyPage() {
  const { data: site, isError } = useSite()
  if (isError) {
    return (
      <InformationPage of={privacyWithoutSite}>
        <Problem>{privacyUnreachable}</Problem>
      </InformationPage>
    )
  }
  if (site === undefined) return <PageSkeleton />
  return <InformationPage of={privacy(site)} after={{ location: <OwnCountry /> }} />
}
