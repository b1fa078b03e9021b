import { tabTitleOf } from '@greenroom/shared/rules'
import type { EditedPage } from '@greenroom/shared/wire'
import { type Data, Puck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { PageHead } from '../../app/layout/PageHead.tsx'
import { ShownPageProvider } from '../../parts/page/shownPage.ts'
import ui from '../../ui/primitives.module.css'
import { BlockList } from './BlockList.tsx'
import { Canvas } from './Canvas.tsx'
import { Checks } from './Checks.tsx'
import { ConflictBand } from './ConflictBand.tsx'
import classes from './Editor.module.css'
import { EditorBar } from './EditorBar.tsx'
import { Outline } from './Outline.tsx'
import type { PageWidth } from './pageWidth.ts'
import { puckConfig } from './puckConfig.tsx'
import { fromPuck, toPuck } from './puckData.ts'
import { SettingsPanel } from './SettingsPanel.tsx'
import { builderTexts } from './texts.ts'
import { usePageDraft } from './usePageDraft.ts'

/** The editor of a page: blocks on the left, the page in the middle, and the settings of the selected block. */
export function PageEditor({ opened, userId }: { opened: EditedPage; userId: number }) {
  const draft = usePageDraft(opened, userId)
  const { page, content, saving, change, resolve } = draft
  const [first] = useState<Data>(() => toPuck(content))
  const [width, setWidth] = useState<PageWidth>('large')
  // Puck remounts everything if its configuration changes.
  const [config] = useState(() => puckConfig(opened))
  const shown = useMemo(
    () => ({
      ...{ pageId: opened.pageId, versionId: '', sends: false },
      pictures: Object.fromEntries(opened.pictures.map(({ source, svg }) => [source, svg])),
    }),
    [opened],
  )
  return (
    <ShownPageProvider value={shown}>
      <PageHead title={tabTitleOf(content.settings)} description={content.settings.description} indexed={false} />
      <Puck config={config} data={first} iframe={{ enabled: false }} onChange={(data) => change(fromPuck(data))}>
        <div className={clsx(ui.grid, classes.editor)}>
          <EditorBar draft={draft} content={content} width={width} onWidth={setWidth} />
          {saving.status === 'conflict' && <ConflictBand theirs={saving.theirs} resolve={resolve} />}
          <div className={clsx(ui.grid, classes.panes)}>
            <div className={clsx(ui.lineRight, classes.left)}>
              <BlockList />
              <Outline />
              <Checks content={content} path={page.path} />
            </div>
            <main className={clsx(ui.shrinks, classes.centre)} aria-label={builderTexts.editor.canvas}>
              <Canvas width={width} isEmpty={content.blocks.length === 0} />
            </main>
            <aside className={classes.right} aria-label={builderTexts.editor.settings}>
              <SettingsPanel page={page} />
            </aside>
          </div>
        </div>
      </Puck>
    </ShownPageProvider>
  )
}
