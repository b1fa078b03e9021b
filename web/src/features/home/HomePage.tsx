import { isLandingBlock } from '@greenroom/shared/rules'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '../../app/layout/PageHead.tsx'
import { useLandingPage } from '../../data/landingPage.ts'
import { LandingFrame } from '../../parts/landing/LandingFrame.tsx'
import { LandingSection } from '../../parts/landing/LandingSection.tsx'
import { landingTexts as texts } from '../../parts/landing/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'

/** Greenroom at a glance: the sections that editors have published, and one button to try it. */
export default function HomePage() {
  const { data: page, isError, refetch } = useLandingPage()
  useHashOnceThere(page !== undefined)
  if (page === undefined)
    return isError ? (
      <Notice title={texts.failed} body="" action={{ label: texts.again, onClick: () => void refetch() }} />
    ) : (
      <PageSkeleton />
    )
  const { settings, blocks } = page
  return (
    <LandingFrame settings={settings}>
      <PageHead title={settings.tabTitle || settings.title} description={settings.description} />
      {blocks.filter(isLandingBlock).map((block) => (
        <LandingSection key={block.props.id} block={block} />
      ))}
    </LandingFrame>
  )
}

/**
 * Scrolls to the section in the address once it's there: the router already looks for it before the sections have
 * loaded.
 */
function useHashOnceThere(isThere: boolean): void {
  const { hash } = useLocation()
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (isThere && !wasThere.current) document.getElementById(hash.slice(1))?.scrollIntoView()
    wasThere.current = isThere
  }, [isThere, hash])
}
