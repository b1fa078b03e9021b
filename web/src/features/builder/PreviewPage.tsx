import { pageBreakpoints } from '@greenroom/shared/rules'
import type { EditedPage } from '@greenroom/shared/wire'
import { SegmentedControl } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { PageView } from '../../parts/page/PageView.tsx'
import { ShownPageProvider } from '../../parts/page/shownPage.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Editor.module.css'
import { type PageWidth, pageWidthOf, pageWidths } from './pageWidth.ts'
import { usePage } from './queries.ts'
import { builderTexts } from './texts.ts'

const { preview: texts, editor, creator } = builderTexts

/**
 * `/creator/pages/:pageId/preview`: the draft as visitors or signed-in users will see it. Its forms don't send
 * anything.
 */
export default function PreviewPage() {
  const { pageId = '' } = useParams()
  const { data: page, error, refetch } = usePage(pageId, 'preview')
  const [width, setWidth] = useState<PageWidth>('large')
  const [reader, setReader] = useState('visitor')
  if (error !== null)
    return (
      <main>
        <Notice
          title={creator.failed}
          body={sentenceOf(error)}
          action={{ label: creator.again, onClick: () => void refetch() }}
        />
      </main>
    )
  if (page === undefined)
    return (
      <main>
        <PageSkeleton />
      </main>
    )
  return (
    <>
      <header className={clsx(ui.flex, ui.wrap, ui.middle, ui.gap12, ui.lineBelow, classes.bar)}>
        <Link to={`/creator/pages/${encodeURIComponent(pageId)}`}>{texts.back}</Link>
        <span className={ui.grow} />
        <SegmentedControl
          aria-label={texts.as}
          value={reader}
          onChange={setReader}
          data={[
            { value: 'visitor', label: texts.visitor },
            { value: 'candidate', label: texts.candidate },
          ]}
        />
        <SegmentedControl
          aria-label={editor.width}
          value={width}
          onChange={(value) => setWidth(pageWidthOf(value))}
          data={pageWidths.map((each) => ({ value: each, label: String(pageBreakpoints[each]) }))}
        />
      </header>
      <main className={classes.preview} aria-label={texts.title}>
        <div
          className={clsx(ui.page, ui.centred)}
          style={{ maxWidth: pageBreakpoints[width] }}
          data-width={pageBreakpoints[width]}
        >
          <Previewed page={page} isVisitor={reader === 'visitor'} />
        </div>
      </main>
    </>
  )
}

function Previewed({ page, isVisitor }: { page: EditedPage; isVisitor: boolean }) {
  const { settings, blocks } = page.content
  if (isVisitor && settings.visibility === 'accounts')
    return (
      <div className={ui.inset24}>
        <h1>{settings.title}</h1>
        <p>{texts.notForVisitors}</p>
      </div>
    )
  const pictures = Object.fromEntries(page.pictures.map(({ source, svg }) => [source, svg]))
  return (
    <ShownPageProvider value={{ pageId: page.pageId, versionId: '', pictures, sends: false }}>
      <PageView settings={settings} blocks={blocks} />
    </ShownPageProvider>
  )
}
