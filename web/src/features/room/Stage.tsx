import { questionsOf, type Session } from '@greenroom/shared/session'
import { Tabs, VisuallyHidden } from '@mantine/core'
import { useMediaQuery, useSessionStorage } from '@mantine/hooks'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { ChatPane } from '../../parts/chat/ChatPane.tsx'
import { UnseenChat } from '../../parts/chat/UnseenChat.tsx'
import { EndedDialog } from '../../parts/dialogs/EndedDialog.tsx'
import { PaneDivider } from '../../parts/panes/PaneDivider.tsx'
import { ProblemPane } from '../../parts/problem/ProblemPane.tsx'
import { useChatNews, useCoachNews } from '../../parts/room/news.ts'
import { useBoard, useRoom } from '../../parts/room/roomContext.ts'
import { roomTexts as texts } from '../../parts/room/texts.ts'
import { VoiceProvider } from '../../parts/voice/VoiceProvider.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { ActionBar } from './ActionBar.tsx'
import { DesignPane } from './board/DesignPane.tsx'
import { boardTexts } from './board/texts.ts'
import { CodePane } from './code/CodePane.tsx'
import { RoomHeader } from './header/RoomHeader.tsx'
import { focusOn, useMovingFocus } from './keyboard/useMovingFocus.ts'
import { paneLimits, usePaneSizes, usualSizes } from './layout/usePaneSizes.ts'
import { OtherTabNotice } from './notices/OtherTabNotice.tsx'
import { PowerUpNotice } from './notices/PowerUpNotice.tsx'
import roomClasses from './Room.module.css'
import classes from './Stage.module.css'
import { ToolsPane } from './tools/ToolsPane.tsx'
import { ToolTabsView } from './tools/ToolTabsView.tsx'
import { useTools } from './tools/toolTabs.ts'

/** The parts of the room. Where the window is narrow each is a tab; the tools go by the name of the coach there. */
const views = ['problem', 'chat', 'code', 'tools'] as const
export type View = (typeof views)[number]

const viewLabels: Record<View, string> = {
  problem: texts.problem,
  chat: texts.chat,
  code: texts.code,
  tools: texts.coach,
}

/** The interview under way: problem, conversation and code side by side, or one at a time where the window is narrow. */
export function Stage() {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const [view, setView] = useView(sessionId)
  const board = useBoard(({ file }) => file?.question ?? null)
  const labels = board === null ? viewLabels : { ...viewLabels, code: boardTexts.design }
  const [tools, setTools] = useTools(sessionId)
  const use = useRoom(({ state }) => (asksToRead(state) ? 'reading' : 'writing'))
  const [sizes, setSizes] = usePaneSizes(use)
  const main = useRef<HTMLElement>(null)
  const openSettings = useCallback(() => {
    setTools({ isOpen: true, tab: 'settings' })
    setView('tools')
    focusOn(main.current, 'tools')
  }, [setTools, setView])
  // The button that opened the room is gone: the keyboard goes on from here, not from the top of the page.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      main.current?.focus({ preventScroll: true })
  }, [])
  useMovingFocus(main, (part) => {
    setView(part)
    if (part === 'tools') setTools((before) => ({ ...before, isOpen: true }))
  })
  const pane = (name: View) => ({
    'data-part': name,
    ...(isWide
      ? { id: `room-${name}`, className: classes[name] ?? '' }
      : tabPanel(name, view === name, classes[name] ?? '')),
  })
  const isChatShown = isWide || view === 'chat'
  const hasChatNews = useChatNews(isChatShown)
  const hasNews = useCoachNews(isWide ? tools.isOpen && tools.tab === 'coach' : view === 'tools')

  return (
    <VoiceProvider>
      <div className={roomClasses.room} data-layout={isWide ? 'wide' : 'narrow'}>
        <SkipLink />
        <RoomHeader isWide={isWide} />
        <OtherTabNotice />
        <UnseenChat isShown={isChatShown} />
        <main ref={main} id="main" tabIndex={-1} className={classes.main}>
          {!isWide && (
            <ViewTabs view={view} labels={labels} news={{ chat: hasChatNews, tools: hasNews }} onChange={setView} />
          )}
          <div
            className={classes.panes}
            data-layout={isWide ? 'wide' : 'narrow'}
            style={isWide ? { gridTemplateColumns: `${sizes.left}% 1px minmax(0, 1fr) auto` } : {}}
          >
            <div className={classes.left} id="room-left">
              <section
                {...pane('problem')}
                aria-label={texts.problem}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls has to be reached by the keyboard
                tabIndex={0}
                style={isWide ? { maxHeight: `${sizes.problem}%` } : {}}
              >
                <ProblemPane />
              </section>
              {isWide && (
                <PaneDivider
                  orientation="horizontal"
                  label={texts.problemHeight}
                  controls="room-problem"
                  value={sizes.problem}
                  usual={usualSizes[use].problem}
                  limits={paneLimits.problem}
                  onChange={(problem) => setSizes((before) => ({ ...before, problem }))}
                />
              )}
              <section {...pane('chat')} aria-label={texts.chat}>
                <ChatPane />
              </section>
            </div>
            {isWide && (
              <PaneDivider
                orientation="vertical"
                label={texts.leftWidth}
                controls="room-left"
                value={sizes.left}
                usual={usualSizes[use].left}
                limits={paneLimits.left}
                onChange={(left) => setSizes((before) => ({ ...before, left }))}
              />
            )}
            <section {...pane('code')} aria-label={labels.code}>
              {board === null ? (
                <CodePane isWide={isWide} onChangeLanguage={openSettings} />
              ) : (
                <DesignPane key={board} />
              )}
            </section>
            {isWide ? (
              <ToolsPane tools={tools} hasNews={hasNews} onChange={setTools} />
            ) : (
              <section {...pane('tools')} aria-label={texts.tools}>
                <ToolTabsView
                  tab={tools.tab}
                  onTab={(tab) => setTools((before) => ({ ...before, tab }))}
                  onClose={() => setView('chat')}
                />
              </section>
            )}
          </div>
          <PowerUpNotice />
          <ActionBar isWide={isWide} />
        </main>
        <EndedDialog />
      </div>
    </VoiceProvider>
  )
}

const viewNamed = (name: string | undefined): View => views.find((each) => each === name) ?? 'chat'

/** Which part is in sight in a narrow window, remembered for this session and this browser tab: a reload changes nothing. */
const useView = (sessionId: string) =>
  useSessionStorage<View>({
    key: `greenroom:view:${sessionId}`,
    defaultValue: 'chat',
    serialize: (view) => view,
    deserialize: viewNamed,
    getInitialValueInEffect: false,
  })

/** Whether the question is a program to be read: it stands in the problem, and the editor is for notes. */
const asksToRead = (state: Session | null): boolean =>
  state !== null && questionsOf(state).at(-1)?.challenge.challengeType === 'explain_code'

function ViewTabs(props: {
  view: View
  labels: Record<View, string>
  /** Where something is new. */
  news: Partial<Record<View, boolean>>
  onChange: (view: View) => void
}): ReactNode {
  const { view, labels, news, onChange } = props
  return (
    <Tabs
      value={view}
      onChange={(value) => onChange(viewNamed(value ?? undefined))}
      classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '' }}
      id="room"
    >
      <Tabs.List grow aria-label={texts.views}>
        {views.map((each) => (
          <Tabs.Tab key={each} value={each} aria-controls={`room-panel-${each}`}>
            {labels[each]}
            {news[each] && <span className={classes.news} data-of={each} />}
            {news[each] && <VisuallyHidden>{texts.news}</VisuallyHidden>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

/** The tabs' own panels would unmount editor and composer; these are only hidden. The ids are those that Mantine's tabs name. */
const tabPanel = (name: View, isShown: boolean, className: string) => ({
  id: `room-panel-${name}`,
  role: 'tabpanel',
  className,
  hidden: !isShown,
})
