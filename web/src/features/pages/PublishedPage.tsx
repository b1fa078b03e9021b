import { tabTitleOf } from '@greenroom/shared/rules'
import { useLocation } from 'react-router'
import { PageHead } from '../../app/layout/PageHead.tsx'
import { ApiProblem } from '../../data/api.ts'
import { usePublishedPage } from '../../data/publishedPages.ts'
import { PageView } from '../../parts/page/PageView.tsx'
import { ShownPageProvider } from '../../parts/page/shownPage.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { publishedTexts as texts } from './texts.ts'

/** `/p/:slug`, `/aboutUs`, `/careers`, `/help`: a page of the builder, as published. */
export default function PublishedPage() {
  const { pathname } = useLocation()
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const { data: page, error, refetch } = usePublishedPage(path)
  if (page !== undefined) {
    const { settings, blocks, pageId, versionId, pictures } = page
    const isListed = settings.visibility === 'everyone'
    return (
      <ShownPageProvider value={{ pageId, versionId, pictures, sends: true }}>
        <PageHead
          title={tabTitleOf(settings)}
          description={settings.description}
          {...(isListed ? {} : { indexed: false as const })}
        />
        <PageView key={versionId} settings={settings} blocks={blocks} />
      </ShownPageProvider>
    )
  }
  const code = error instanceof ApiProblem ? error.code : null
  if (code === 'PAGE_LOCKED') {
    const { title, body, action } = texts.signIn
    return (
      <>
        <PageHead title={title} description={body} indexed={false} />
        <Notice
          title={title}
          body={body}
          action={{ label: action, to: `/signin?next=${encodeURIComponent(pathname)}` }}
        />
      </>
    )
  }
  if (code === 'PAGE_UNKNOWN') {
    const { title, body, action } = texts.unknown
    return (
      <>
        <PageHead title={title} description={body} indexed={false} isKnown={false} />
        <Notice title={title} body={body} action={{ label: action, to: '/' }} />
      </>
    )
  }
  if (error !== null)
    return <Notice title={texts.failed} body="" action={{ label: texts.again, onClick: () => void refetch() }} />
  return <PageSkeleton />
}
