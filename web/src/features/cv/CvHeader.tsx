import { ActionIcon, Button, Menu, Progress } from '@mantine/core'
import { IconDots, IconDownload } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './Cv.module.css'
import { exportUrl, useJobs } from './queries.ts'
import { cvTexts as texts } from './texts.ts'
import type { CvDraft } from './useCvDraft.ts'

export type OpenDialog = 'target' | 'review' | 'questions' | 'replace' | 'remove'

const savedWords: Record<CvDraft['save']['status'], string> = {
  ...{ saved: texts.saved, saving: texts.saving, unsaved: texts.saving, offline: texts.unsaved },
  ...{ refused: '', conflict: '' },
}

/** The page's title, what the CV is for, how many suggestions have been decided, and the actions. */
export function CvHeader({ draft, open }: { draft: CvDraft; open: (dialog: OpenDialog) => void }) {
  const { suggestions, decided } = draft.cv
  const all = suggestions.length + decided.length
  return (
    <div className={classes.header}>
      <div className={clsx(ui.flex, ui.wrap, ui.baseline, ui.gap4by16, ui.shrinks)}>
        <h1 className={clsx(ui.flat, classes.heading)}>{texts.title}</h1>
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.breaks)}>
          <Target draft={draft} />{' '}
          <button type="button" className={classes.link} onClick={() => open('target')}>
            {texts.change}
          </button>
        </p>
        <p role="status" className={clsx(ui.flat, ui.small, ui.quiet)}>
          {savedWords[draft.save.status]}
        </p>
      </div>
      <div className={clsx(ui.row, ui.wrap, ui.gap12)}>
        {all > 0 && (
          <div className={clsx(ui.row, ui.gap12)}>
            <span className={clsx(ui.small, ui.quiet, ui.figures)}>{texts.decided(decided.length, all)}</span>
            <Progress
              value={(100 * decided.length) / all}
              w={96}
              size={4}
              aria-label={texts.decided(decided.length, all)}
            />
          </div>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <Button leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}>{texts.export}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {(['docx', 'pdf'] as const).map((format) => (
              <Menu.Item key={format} component="a" href={exportUrl(format)} download>
                {texts.formats[format]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button onClick={() => open('review')}>{texts.review}</Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={42} aria-label={texts.more}>
              <IconDots size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => open('replace')}>{texts.replace}</Menu.Item>
            <Menu.Item onClick={() => open('remove')}>{texts.remove.yes}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  )
}

function Target({ draft }: { draft: CvDraft }) {
  const { role, jobId } = draft.target
  const { data: jobs } = useJobs()
  const job = jobs?.find(({ id }) => id === jobId)?.title
  const named = [role, job].filter((part) => part !== undefined && part !== '').join(' / ')
  return <>{named === '' ? texts.noRole : texts.forRole(named)}</>
}
