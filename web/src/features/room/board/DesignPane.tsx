import { noteSections } from '@greenroom/shared/session'
import { Tabs, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { ElsewhereNotice, TooLongNotice } from '../../../parts/editor/CodeNotices.tsx'
import ui from '../../../ui/primitives.module.css'
import { BoardPane } from './BoardPane.tsx'
import classes from './DesignPane.module.css'
import { NotesSection, useDesignNotes } from './notes/NotesSection.tsx'
import { boardTexts as texts } from './texts.ts'

/**
 * The whiteboard, with the notes beside it. Inactive parts are hidden rather than unmounted as tabs usually do: the
 * canvas would come back empty, and the empty state would be saved.
 */
export function DesignPane() {
  const { notes, write } = useDesignNotes()
  return (
    <Tabs
      defaultValue="board"
      id="design"
      keepMountedMode="display-none"
      classNames={{
        root: clsx(ui.flex, ui.column, ui.shrinks, ui.lowers, ui.tall, ui.surface, classes.pane),
        panel: clsx(ui.grow, ui.lowers, classes.panel),
        tab: clsx(ui.text15, ui.quiet, classes.tab),
      }}
    >
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.fixed, ui.lineBelow, classes.head)}>
        <Tabs.List aria-label={texts.parts} className={classes.tabs ?? ''}>
          <Tabs.Tab value="board">{texts.board}</Tabs.Tab>
          {noteSections.map((section) => (
            <Tabs.Tab key={section} value={section}>
              {texts.sections[section]}
              <Written count={linesIn(notes[section])} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <ElsewhereNotice />
      <TooLongNotice />
      <Tabs.Panel value="board">
        <BoardPane />
      </Tabs.Panel>
      {noteSections.map((section) => (
        <Tabs.Panel key={section} value={section}>
          <NotesSection section={section} words={notes[section]} onWrite={(words) => write(section, words)} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Shows how much has been written in a part, next to its name. */
function Written({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={clsx(ui.quiet, ui.regular, ui.figures, classes.count)}>
      {count}
      <VisuallyHidden>{texts.lines(count)}</VisuallyHidden>
    </span>
  )
}

const linesIn = (words: string): number => words.split('\n').filter((line) => line.trim() !== '').length
