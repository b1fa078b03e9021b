import { holderOf } from '@greenroom/shared/session'
import { useMediaQuery, useSessionStorage } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useCallback, useEffect, useRef } from 'react'
import { CallStrip } from '../../parts/call/CallStrip.tsx'
import { UnseenChat } from '../../parts/chat/UnseenChat.tsx'
import { EndedDialog } from '../../parts/dialogs/EndedDialog.tsx'
import { focusOn, sideBySide } from '../../parts/keyboard/focusOn.ts'
import { InterviewerAway } from '../../parts/people/InterviewerAway.tsx'
import { useChatNews, useCoachNews } from '../../parts/room/news.ts'
import { useBoard, useRoom } from '../../parts/room/roomContext.ts'
import { roomLayoutOf, type View, viewsOf } from '../../parts/room/roomLayout.ts'
import { roomTexts as texts } from '../../parts/room/texts.ts'
import { useIsInterviewer } from '../../parts/room/useRole.ts'
import { VoiceProvider } from '../../parts/voice/VoiceProvider.tsx'
import { useIsWatching } from '../../parts/watching/useIsWatching.ts'
import { WatchBar } from '../../parts/watching/WatchBar.tsx'
import ui from '../../ui/primitives.module.css'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { ActionBar } from './ActionBar.tsx'
import { DesignPane } from './board/DesignPane.tsx'
import { boardTexts } from './board/texts.ts'
import { CodePane } from './code/CodePane.tsx'
import { RoomHeader } from './header/RoomHeader.tsx'
import { InterviewerBar } from './interviewer/InterviewerBar.tsx'
import { InterviewerPane } from './interviewer/InterviewerPane.tsx'
import { interviewerTexts } from './interviewer/texts.ts'
import { useMovingFocus } from './keyboard/useMovingFocus.ts'
import { ConversationPanes } from './layout/ConversationPanes.tsx'
import { ProblemHead } from './layout/ProblemHead.tsx'
import { partProps } from './layout/part.ts'
import { ReadingPanes } from './layout/ReadingPanes.tsx'
import { ViewTabs } from './layout/ViewTabs.tsx'
import { WritingPanes } from './layout/WritingPanes.tsx'
import { OtherTabNotice } from './notices/OtherTabNotice.tsx'
import { PowerUpNotice } from './notices/PowerUpNotice.tsx'
import roomClasses from './Room.module.css'
import classes from './Stage.module.css'
import { NotesButton } from './tools/NotesButton.tsx'
import { ToolsPane } from './tools/ToolsPane.tsx'
import { ToolTabsView } from './tools/ToolTabsView.tsx'
import { useTools } from './tools/toolTabs.ts'

/** The interview in progress: the panes its question needs, side by side, or one at a time in a narrow window. */
export function Stage() {
  const isWide = useMediaQuery(sideBySide, true, { getInitialValueInEffect: false })
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const number = useRoom(({ state }) => (state?.phase === 'IN_PROGRESS' ? state.question.number : null))
  const layout = useRoom(({ state }) => roomLayoutOf(state))
  const [chosen, setView] = useView(sessionId)
  const view = viewsOf[layout].includes(chosen) ? chosen : 'chat'
  const board = useBoard(({ file }) => file?.question ?? null)
  const workLabel = board === null ? texts.code : boardTexts.design
  const [tools, setTools] = useTools(sessionId)
  const main = useRef<HTMLElement>(null)
  const openSettings = useCallback(() => {
    setTools({ isOpen: true, tab: 'settings' })
    setView('tools')
    focusOn(main.current, 'tools')
  }, [setTools, setView])
  useFirstFocus(main, isWide, `${layout} ${number}`)
  useMovingFocus(main, viewsOf[layout], (part) => {
    setView(part === 'problem' && layout === 'conversation' ? 'chat' : part)
    if (part === 'tools') setTools((before) => ({ ...before, isOpen: true }))
  })
  const isChatShown = isWide || view === 'chat'
  const hasChatNews = useChatNews(isChatShown)
  const hasNews = useCoachNews(isWide ? tools.isOpen && tools.tab === 'coach' : view === 'tools')
  const part = { isWide, view }
  const isWatching = useIsWatching()
  const isShared = useRoom(({ state }) => state !== null && holderOf(state, 'interviewer') !== undefined)
  const isInterviewer = useIsInterviewer()
  const toolsPane = isWatching ? null : isInterviewer ? (
    isWide ? (
      <aside className={ui.lowers} aria-label={interviewerTexts.panel}>
        <InterviewerPane isWide />
      </aside>
    ) : (
      <section
        {...partProps('tools', part, classes.tools)}
        {...(layout === 'conversation' ? { role: 'complementary' } : {})}
        aria-label={interviewerTexts.panel}
      >
        <InterviewerPane isWide={false} />
      </section>
    )
  ) : isWide ? (
    <ToolsPane tools={tools} hasNews={hasNews} onChange={setTools} />
  ) : (
    <section
      {...partProps('tools', part, classes.tools)}
      {...(layout === 'conversation' ? { role: 'complementary' } : {})}
      aria-label={texts.tools}
    >
      <ToolTabsView
        tab={tools.tab}
        onTab={(tab) => setTools((before) => ({ ...before, tab }))}
        onClose={() => setView('chat')}
        hasHide={layout === 'conversation'}
      />
    </section>
  )
  const notes = (
    <NotesButton
      isOpen={view === 'tools'}
      hasNews={hasNews}
      onToggle={() => {
        setTools((before) => ({ ...before, tab: 'notes' }))
        setView(view === 'tools' ? 'chat' : 'tools')
      }}
    />
  )

  return (
    <VoiceProvider>
      <div
        className={clsx(ui.flex, ui.column, ui.lowers, ui.page, ui.clipped, roomClasses.room)}
        data-layout={isWide ? 'wide' : 'narrow'}
      >
        <SkipLink />
        <RoomHeader isWide={isWide} />
        <OtherTabNotice />
        <InterviewerAway />
        {!isWide && <CallStrip isWide={false} />}
        <UnseenChat isShown={isChatShown} />
        <main ref={main} id="main" tabIndex={-1} className={clsx(ui.flex, ui.column, ui.grow, ui.lowers)}>
          {!isWide && (layout !== 'conversation' || isInterviewer) && (
            <ViewTabs
              view={view}
              views={viewsOf[layout].filter((each) => !isWatching || each !== 'tools')}
              workLabel={workLabel}
              toolsLabel={isInterviewer ? interviewerTexts.tabs.guide : texts.coach}
              news={{ chat: hasChatNews, tools: hasNews }}
              onChange={setView}
            />
          )}
          {layout === 'conversation' && <ConversationPanes {...part} tools={toolsPane} />}
          {layout === 'reading' && <ReadingPanes {...part} tools={toolsPane} />}
          {layout === 'writing' && (
            <WritingPanes
              {...part}
              tools={toolsPane}
              workLabel={workLabel}
              // In a narrow window the problem has its own tab.
              problem={(board !== null || isShared) && isWide ? <ProblemHead isWide /> : undefined}
              isShared={isShared}
              work={
                board === null ? (
                  <CodePane isWide={isWide} onChangeLanguage={openSettings} />
                ) : (
                  <DesignPane key={board} />
                )
              }
            />
          )}
          <PowerUpNotice />
          {isWatching ? (
            <WatchBar />
          ) : isInterviewer ? (
            <InterviewerBar
              isWide={isWide}
              onPut={() => {
                setView('chat')
                focusOn(main.current, 'chat')
              }}
            />
          ) : (
            <ActionBar isWide={isWide} notes={!isWide && layout === 'conversation' ? notes : null} />
          )}
        </main>
        <EndedDialog />
      </div>
    </VoiceProvider>
  )
}

/**
 * The button that opened the room is gone, and a new layout or question may have removed the focused element. So focus
 * moves to the answer field. In a narrow window that would open a keyboard over the question, so there it stays at the
 * top.
 */
function useFirstFocus(main: React.RefObject<HTMLElement | null>, isWide: boolean, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place takes away what had the focus
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    main.current?.focus({ preventScroll: true })
    if (isWide) focusOn(main.current, 'chat')
  }, [main, isWide, place])
}

/** Which pane a narrow window shows, remembered per session and browser tab, so that a reload changes nothing. */
const useView = (sessionId: string) =>
  useSessionStorage<View>({
    key: `greenroom:view:${sessionId}`,
    defaultValue: 'chat',
    serialize: (view) => view,
    deserialize: (name) => viewsOf.writing.find((each) => each === name) ?? 'chat',
    getInitialValueInEffect: false,
  })
