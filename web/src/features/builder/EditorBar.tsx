import { type PageContent, pageBreakpoints } from '@greenroom/shared/rules'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconEye } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import ui from '../../ui/primitives.module.css'
import { secondsTimeOf } from '../../ui/time.ts'
import classes from './Editor.module.css'
import { HistoryDialog } from './HistoryDialog.tsx'
import { PageStates } from './PagesSection.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { type PageWidth, pageWidthOf, pageWidths } from './pageWidth.ts'
import { usePuckPart } from './puckStore.ts'
import { builderTexts } from './texts.ts'
import type { PageDraft } from './usePageDraft.ts'

const { editor: texts, saving: words } = builderTexts

/** The editor's top bar: where the editor is, whether everything is saved, and publishing. */
export function EditorBar(props: {
  draft: PageDraft
  content: PageContent
  width: PageWidth
  onWidth: (width: PageWidth) => void
}) {
  const { draft, content, width, onWidth } = props
  const { page } = draft
  const history = usePuckPart((puck) => puck.history)
  const navigate = useNavigate()
  const [open, setOpen] = useState<'history' | 'publish' | null>(null)
  return (
    <header className={clsx(ui.flex, ui.wrap, ui.middle, ui.gap12, ui.lineBelow, classes.bar)}>
      <Link to="/creator" className={ui.quiet}>
        {texts.back}
      </Link>
      <h1 className={clsx(ui.flat, ui.cut, classes.name)}>{content.settings.title || texts.canvas}</h1>
      <PageStates page={page} />
      <span className={clsx(ui.small, ui.quiet, ui.grow)}>{page.path}</span>
      <SegmentedControl
        aria-label={texts.width}
        value={width}
        onChange={(value) => onWidth(pageWidthOf(value))}
        data={pageWidths.map((each) => ({ value: each, label: String(pageBreakpoints[each]) }))}
      />
      <SavedState draft={draft} />
      <ActionIcon variant="default" aria-label={texts.undo} disabled={!history.hasPast} onClick={history.back}>
        <IconArrowBackUp size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={texts.redo} disabled={!history.hasFuture} onClick={history.forward}>
        <IconArrowForwardUp size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <Button onClick={() => setOpen('history')}>{texts.history}</Button>
      <Button
        leftSection={<IconEye size={16} stroke={1.6} aria-hidden="true" />}
        onClick={async () => {
          await draft.flush()
          await navigate(`/creator/pages/${encodeURIComponent(page.pageId)}/preview`)
        }}
      >
        {texts.preview}
      </Button>
      <Button variant="filled" onClick={() => setOpen('publish')}>
        {texts.publish}
      </Button>
      <HistoryDialog opened={open === 'history'} onClose={() => setOpen(null)} draft={draft} />
      <PublishDialog opened={open === 'publish'} onClose={() => setOpen(null)} draft={draft} content={content} />
    </header>
  )
}

/** What the server has acknowledged. */
function SavedState({ draft: { saving, page } }: { draft: PageDraft }) {
  const said = () => {
    if (saving.status === 'conflict') return words.unsaved
    if (saving.status === 'refused') return sentenceOf(saving.error)
    if (saving.status !== 'saved') return words[saving.status]
    return page.savedAt === null ? words.asLoaded : words.saved(secondsTimeOf(Date.parse(page.savedAt)))
  }
  return (
    <span role="status" className={clsx(ui.small, ui.figures, saving.status === 'offline' ? ui.warn : ui.quiet)}>
      {said()}
    </span>
  )
}
