import { submitsRepeatedly } from '@greenroom/shared/rules'
import { questionsOf, type Session } from '@greenroom/shared/session'
import { Tabs, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { UnseenChat } from '../../parts/chat/UnseenChat.tsx'
import { EndedDialog } from '../../parts/dialogs/EndedDialog.tsx'
import { EmptyCodeDialog } from '../../parts/handIn/EmptyCodeDialog.tsx'
import { untilItStands } from '../../parts/handIn/untilItStands.ts'
import { useHandIn } from '../../parts/handIn/useHandIn.ts'
import { useHandInActions } from '../../parts/handIn/useHandInActions.ts'
import { Pane, PaneDivider, Panes } from '../../parts/panes/Panes.tsx'
import { useChatNews } from '../../parts/room/news.ts'
import { useCode } from '../../parts/room/roomContext.ts'
import { roomTexts } from '../../parts/room/texts.ts'
import { lineCountOf } from '../../parts/runs/errorLines.ts'
import { GoToLine } from '../../parts/runs/goToLine.ts'
import { latestOwnRun } from '../../parts/runs/ownRun.ts'
import ui from '../../ui/primitives.module.css'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { CodeSide } from './CodeSide.tsx'
import { areCostsComplete } from './costs.ts'
import { PracticeEnded } from './PracticeEnded.tsx'
import { SideView } from './side/SideView.tsx'
import { casesToRun } from './tests/ownCases.ts'
import { TestsPanel } from './tests/TestsPanel.tsx'
import { useOwnCases } from './tests/useOwnCases.ts'
import { workspaceTexts as texts } from './texts.ts'
import { useCosts } from './useCosts.ts'
import { useErrorMarks } from './useErrorMarks.ts'
import { useRunning } from './useRunning.ts'
import { allViews, type View, viewsOf } from './views.ts'
import classes from './Workspace.module.css'
import { WorkspaceHeader } from './WorkspaceHeader.tsx'

/** A problem, an editor and tests, for practice and for assessments that run code. */
export function Workspace({ state }: { state: Exclude<Session, { phase: 'NOT_STARTED' }> }) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const [part, setPart] = useState<View>('problem')
  const main = useRef<HTMLElement>(null)
  const question = questionsOf(state).at(-1)
  const challenge = question?.challenge
  const view = useHandIn()
  const latest = question === undefined ? undefined : latestOwnRun(question)
  const run = latest === undefined ? undefined : untilItStands(latest, view)
  const own = useOwnCases(challenge?.challenge_id ?? '')
  const running = useRunning()
  const costs = useCosts(state)
  const [missesCosts, setMissesCosts] = useState(false)
  const isStored = useCode(({ stored }) => stored)
  useErrorMarks(run)
  // The button that opened the workspace is gone, so focus starts here rather than at the top of the page.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      main.current?.focus({ preventScroll: true })
  }, [])

  const visible = useMemo(() => challenge?.testCases ?? [], [challenge])
  const showTests = () => {
    if (!isWide) setPart('tests')
  }
  const runAll = () => {
    showTests()
    running.run(casesToRun(visible, own.cases))
  }
  const send = () => {
    // Elsewhere, the code stays visible while the hand-in can still be undone.
    if (submitsRepeatedly(state)) showTests()
    running.submit(costs.isSaid || costs.mustWait ? null : costs.value)
  }
  const actions = useHandInActions(send, running.tell)
  const submit = () => {
    const isMissing = costs.required && !areCostsComplete(costs.value)
    setMissesCosts(isMissing)
    if (isMissing) {
      setPart('problem')
      requestAnimationFrame(() => document.getElementById('costs-time')?.focus())
      return
    }
    actions.handIn()
  }
  const goToLine = useCallback((line: number) => {
    setPart((now) => (now === 'tests' ? 'code' : now))
    void import('../../parts/editor/markers.ts').then((editor) => editor.goToLine(line))
  }, [])
  const count = useCode(({ text }) => lineCountOf(text))
  const linesInEditor = useMemo(() => ({ count, goTo: goToLine }), [count, goToLine])
  const parts = viewsOf(state)
  const sideView = parts.find((each) => each === part) ?? 'problem'
  const shown = isWide ? sideView : part
  /** The tab that holds the conversation; in practice that's the coach's. */
  const chatView = parts.includes('chat') ? 'chat' : 'coach'
  const hasChatNews = useChatNews(shown === chatView)
  if (challenge === undefined || question === undefined) return null

  const canSubmitAgain = running.mayRun && view.maySubmitAgain && !(view.isSameAsLast && isStored)
  const maySubmit = (running.maySubmit || canSubmitAgain) && !(costs.required && costs.mustWait)
  return (
    <GoToLine value={linesInEditor}>
      <div
        className={clsx(ui.flex, ui.column, ui.lowers, ui.page, ui.clipped, classes.workspace)}
        data-layout={isWide ? 'wide' : 'narrow'}
      >
        <SkipLink />
        <WorkspaceHeader state={state} challenge={challenge} isWide={isWide} />
        <UnseenChat isShown={shown === chatView} withCoach />
        <main ref={main} id="main" tabIndex={-1} className={clsx(ui.flex, ui.grow, ui.lowers, classes.main)}>
          <Panes id="workspace" direction="row" isWide={isWide}>
            <Pane id="workspace-left" usual="30" min={340} max="55">
              <div className={clsx(ui.flex, ui.column, ui.grow, ui.shrinks, ui.lowers, classes.side)}>
                <ViewTabs
                  news={hasChatNews ? chatView : null}
                  views={isWide ? parts : allViews.filter((each) => isPart(each, parts))}
                  view={shown}
                  onChange={setPart}
                />
                {parts.map((each) => (
                  <section
                    key={each}
                    {...tabPanel(each, shown === each)}
                    className={clsx(ui.grow, ui.lowers, ui.scrolls, ui.focusInside, classes.panel)}
                    aria-label={texts.views[each]}
                    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
                    tabIndex={0}
                  >
                    <SideView
                      view={each}
                      isShown={shown === each}
                      state={state}
                      question={question}
                      costs={costs}
                      missesCosts={missesCosts}
                      onShow={setPart}
                    />
                  </section>
                ))}
              </div>
            </Pane>
            {isWide && <PaneDivider label={texts.sideWidth} />}
            <Pane id="workspace-right">
              <div
                className={clsx(ui.flex, ui.column, ui.grow, ui.shrinks, ui.lowers, classes.work)}
                hidden={!isWide && part !== 'code' && part !== 'tests'}
              >
                <Panes id="workspace-work" direction="column" isWide={isWide}>
                  <Pane id="workspace-above">
                    <section
                      {...workPart('code', isWide, part)}
                      className={clsx(ui.flex, ui.column, ui.grow, ui.lowers, ui.codeGround, classes.code)}
                      aria-label={texts.views.code}
                    >
                      <CodeSide
                        state={state}
                        running={running}
                        maySubmit={maySubmit}
                        isWide={isWide}
                        waits={(running.maySubmit || canSubmitAgain) && !maySubmit}
                        view={view}
                        actions={actions}
                        onRun={runAll}
                        onSubmit={submit}
                      />
                    </section>
                  </Pane>
                  {isWide && <PaneDivider label={texts.codeHeight} />}
                  <Pane id="workspace-below" usual="38" min="18" max="70">
                    <TestsPanel
                      {...workPart('tests', isWide, part)}
                      state={state}
                      question={question}
                      run={run}
                      running={running}
                      own={own}
                      costs={costs}
                      isStanding={!view.isLocked}
                      onShow={setPart}
                    />
                  </Pane>
                </Panes>
              </div>
            </Pane>
          </Panes>
        </main>
        <EmptyCodeDialog opened={actions.isAsking} onCancel={actions.keepCoding} onConfirm={actions.handInAnyway} />
        {state.phase === 'ENDED' && state.assessmentType === 'not_an_assessment' ? (
          <PracticeEnded state={state} />
        ) : (
          <EndedDialog />
        )}
      </div>
    </GoToLine>
  )
}

const isPart = (view: View, parts: readonly View[]): boolean =>
  view === 'code' || view === 'tests' || parts.includes(view)

function ViewTabs(props: {
  views: readonly View[]
  view: View
  /** The tab that has unread messages. */
  news: View | null
  onChange: (view: View) => void
}) {
  const { views, view, news, onChange } = props
  return (
    <Tabs
      value={view}
      onChange={(value) => onChange(views.find((each) => each === value) ?? 'problem')}
      classNames={{
        list: clsx(ui.lineBelow, classes.tabs),
        tab: clsx(ui.fixed, ui.touchable, ui.text15, ui.quiet, classes.tab),
      }}
      id="workspace"
    >
      <Tabs.List aria-label={texts.viewsName}>
        {views.map((each) => (
          <Tabs.Tab key={each} value={each} aria-controls={`workspace-panel-${each}`}>
            {texts.views[each]}
            {each === news && <span className={clsx(ui.inline, ui.circle, ui.accentGround, classes.news)} />}
            {each === news && <VisuallyHidden>{roomTexts.news}</VisuallyHidden>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

/**
 * Attributes for a panel. Mantine's own panels would unmount text fields; these are only hidden. The ids are the ones
 * that Mantine's tabs refer to.
 */
const tabPanel = (name: View, isShown: boolean) => ({
  id: `workspace-panel-${name}`,
  role: 'tabpanel',
  hidden: !isShown,
})

/** Editor and tests are always visible if there's space; otherwise they are tabs. */
const workPart = (name: 'code' | 'tests', isWide: boolean, view: View) =>
  isWide ? { id: `workspace-${name}` } : tabPanel(name, view === name)
