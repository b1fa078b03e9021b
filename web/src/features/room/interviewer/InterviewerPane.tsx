import { questionsOf } from '@greenroom/shared/session'
import { Button, Tabs, VisuallyHidden } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../../data/api.ts'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { FactsTab } from './FactsTab.tsx'
import { GuideTab } from './GuideTab.tsx'
import classes from './InterviewerPane.module.css'
import { NoteField } from './NoteField.tsx'
import { NotesTab } from './NotesTab.tsx'
import { QuestionTab } from './QuestionTab.tsx'
import { SolutionTab } from './SolutionTab.tsx'
import { interviewerTexts as texts } from './texts.ts'
import { useGuide } from './useGuide.ts'

const tabs = ['guide', 'solution', 'facts', 'question', 'notes'] as const

/** The interviewer's private panel: guide, solution, questions to pick, and private notes. */
export function InterviewerPane({ isWide }: { isWide: boolean }) {
  const [tab, setTab] = useState<string | null>('guide')
  const candidate = useRoom(({ state }) => state?.candidate.name ?? '')
  const count = useRoom(({ state }) => state?.notes.length ?? 0)
  const query = useGuide()
  const asked = useRoom(({ state }) => (state === null ? undefined : questionsOf(state).at(-1)?.challenge.challenge_id))
  const guide = query.data?.questions.findLast(({ challenge_id }) => challenge_id === asked)
  const onGuide = (show: (found: NonNullable<typeof guide>, all: NonNullable<typeof query.data>) => ReactNode) => {
    if (query.error !== null)
      return (
        <div className={ui.inset16by20}>
          <Problem>
            {texts.failed} {sentenceOf(query.error)}
          </Problem>
          <Button size="xs" mt="sm" onClick={() => void query.refetch()}>
            {texts.again}
          </Button>
        </div>
      )
    if (query.data === undefined) return <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    return guide === undefined ? (
      <p className={clsx(ui.flat, ui.inset16by20, ui.small, ui.quiet)}>{asked ? texts.unguided : texts.none}</p>
    ) : (
      show(guide, query.data)
    )
  }
  return (
    <div
      className={clsx(ui.flex, ui.column, ui.lowers, ui.tall, classes.pane)}
      data-layout={isWide ? 'wide' : 'narrow'}
    >
      <p className={clsx(ui.row, ui.wrap, ui.between, ui.fixed, ui.flat, ui.small, classes.strip)}>
        <span className={clsx(ui.inlineRow, ui.gap8, ui.medium)}>
          <IconLock size={16} stroke={1.6} aria-hidden="true" />
          {texts.private}
        </span>
        <span>{texts.privateMore(candidate)}</span>
      </p>
      <Tabs
        value={tab}
        onChange={setTab}
        keepMounted={false}
        id="interviewer"
        classNames={{
          root: clsx(ui.flex, ui.column, ui.grow, ui.lowers),
          list: classes.list ?? '',
          tab: clsx(ui.touchable, ui.quiet, ui.text15, classes.tab),
          panel: clsx(ui.grow, ui.lowers, ui.scrolls),
        }}
      >
        <div className={clsx(ui.fixed, ui.lineBelow, classes.head)}>
          <Tabs.List aria-label={texts.panel}>
            {tabs.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {texts.tabs[each]}
                {each === 'notes' && count > 0 && <span className={clsx(ui.quiet, ui.figures)}> {count}</span>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        <Tabs.Panel value="guide" tabIndex={0}>
          {onGuide((found, { rubric }) => (
            <GuideTab guide={found} rubric={rubric} />
          ))}
        </Tabs.Panel>
        <Tabs.Panel value="solution" tabIndex={0}>
          {onGuide((found) => (
            <SolutionTab guide={found} />
          ))}
        </Tabs.Panel>
        <Tabs.Panel value="facts" tabIndex={0}>
          <FactsTab />
        </Tabs.Panel>
        <Tabs.Panel value="question" tabIndex={0}>
          <QuestionTab />
        </Tabs.Panel>
        <Tabs.Panel value="notes" tabIndex={0}>
          <NotesTab />
        </Tabs.Panel>
      </Tabs>
      <NoteField />
    </div>
  )
}
