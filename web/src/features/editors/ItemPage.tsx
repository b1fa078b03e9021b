import type { EditedItem } from '@greenroom/shared/wire'
import { Skeleton, Tabs } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { listAddress } from './address.ts'
import { Changes } from './Changes.tsx'
import { ConflictBox } from './ConflictBox.tsx'
import classes from './Editors.module.css'
import { EditTab } from './EditTab.tsx'
import { History } from './History.tsx'
import { Preview } from './Preview.tsx'
import { type ItemName, useEditedItem } from './queries.ts'
import { ReviewPanel } from './ReviewPanel.tsx'
import { SaveLine } from './SaveLine.tsx'
import { editorTexts as texts } from './texts.ts'
import { useDraft } from './useDraft.ts'

/** One item: draft, preview, changes, review and history. */
export function ItemPage({ item, userId }: { item: ItemName; userId: number }) {
  const { data, error, refetch } = useEditedItem(item)
  if (data !== undefined) return <Loaded item={item} edited={data} userId={userId} />
  if (error instanceof ApiProblem && error.code === 'CONTENT_UNKNOWN') {
    const { title, body, action } = texts.unknown
    return <Notice title={title} body={body} action={{ label: action, to: listAddress }} />
  }
  if (error !== null)
    return (
      <Notice
        title={texts.failed}
        body={sentenceOf(error)}
        action={{ label: texts.again, onClick: () => void refetch() }}
      />
    )
  return (
    <div role="status" aria-busy="true" aria-label={texts.loading}>
      <Skeleton height={38} width={320} mb={24} animate={false} />
      <Skeleton height={420} animate={false} />
    </div>
  )
}

const tabs = ['edit', 'preview', 'changes', 'history'] as const
type Tab = (typeof tabs)[number]

function Loaded({ item, edited, userId }: { item: ItemName; edited: EditedItem; userId: number }) {
  const held = useDraft(item, edited, userId)
  const [tab, setTab] = useState<Tab>(edited.draft?.state === 'in_review' ? 'changes' : 'edit')
  const [file, setFile] = useState<string | null>(null)
  const title = held.draft?.title ?? edited.title
  return (
    <>
      <DocumentTitle title={title} />
      <p className={clsx(ui.under8, ui.small)}>
        <Link to={listAddress}>{texts.back}</Link>
      </p>
      <h1 className={clsx(ui.under4, ui.breaks)}>{title}</h1>
      <p className={clsx(ui.under16, ui.small, ui.quiet, ui.breaks)}>
        {texts.kind[item.kind]}, {item.id}
      </p>
      <SaveLine held={held} />
      {held.save.status === 'conflict' && <ConflictBox held={held} theirs={held.save.theirs.draft} />}
      <div className={clsx(ui.grid, classes.columns)}>
        <Tabs
          value={tab}
          onChange={(value) => setTab(tabs.find((each) => each === value) ?? 'edit')}
          className={ui.shrinks}
          keepMounted={false}
        >
          <Tabs.List mb="md">
            {tabs.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {texts.tabs[each]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="edit">
            <EditTab item={item} held={held} file={file} onFile={setFile} />
          </Tabs.Panel>
          <Tabs.Panel value="preview">
            <Preview kind={item.kind} files={held.files} />
          </Tabs.Panel>
          <Tabs.Panel value="changes">
            <Changes edited={edited} files={held.draft === null && held.version === 0 ? null : held.files} />
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <History item={item} edited={edited} />
          </Tabs.Panel>
        </Tabs>
        <ReviewPanel
          item={item}
          held={held}
          onFinding={(path) => {
            setFile(path)
            setTab('edit')
          }}
        />
      </div>
    </>
  )
}
