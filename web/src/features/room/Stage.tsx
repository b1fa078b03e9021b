import { Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { SkipLink } from '../../app/layout/SkipLink.tsx'
import { ActionBar } from './ActionBar.tsx'
import { ChatPane } from './chat/ChatPane.tsx'
import { CodePane } from './code/CodePane.tsx'
import { EndedDialog } from './dialogs/EndedDialog.tsx'
import { RoomHeader } from './header/RoomHeader.tsx'
import { ProblemPane } from './problem/ProblemPane.tsx'
import roomClasses from './Room.module.css'
import classes from './Stage.module.css'
import { roomTexts as texts } from './texts.ts'
import { SettingsPanel } from './tools/SettingsPanel.tsx'
import { SideRail } from './tools/SideRail.tsx'

const views = ['problem', 'chat', 'code', 'settings'] as const
type View = (typeof views)[number]

/** The interview under way: problem, conversation and code side by side, or one at a time where the window is narrow. */
export function Stage() {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const [view, setView] = useState<View>('chat')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const openSettings = useCallback(() => {
    setDrawerOpen(true)
    setView('settings')
  }, [])
  const main = useRef<HTMLElement>(null)
  // The button that opened the room is gone: the keyboard goes on from here, not from the top of the page.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      main.current?.focus({ preventScroll: true })
  }, [])
  const pane = (name: View) =>
    isWide ? { className: classes[name] ?? '' } : tabPanel(name, view === name, classes[name] ?? '')

  return (
    <div className={roomClasses.room} data-layout={isWide ? 'wide' : 'narrow'}>
      <SkipLink />
      <RoomHeader isWide={isWide} />
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        {!isWide && <ViewTabs view={view} onChange={setView} />}
        <div className={classes.panes} data-layout={isWide ? 'wide' : 'narrow'}>
          <div className={classes.left}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls has to be reached by the keyboard */}
            <section {...pane('problem')} aria-label={texts.problem} tabIndex={0}>
              <ProblemPane />
            </section>
            <section {...pane('chat')} aria-label={texts.chat}>
              <ChatPane />
            </section>
          </div>
          <section {...pane('code')} aria-label={texts.code}>
            <CodePane isWide={isWide} onChangeLanguage={openSettings} />
          </section>
          {isWide ? (
            <SideRail isOpen={drawerOpen} onToggle={setDrawerOpen} />
          ) : (
            <section {...pane('settings')} aria-label={texts.settings}>
              <SettingsPanel />
            </section>
          )}
        </div>
        <ActionBar isWide={isWide} />
      </main>
      <EndedDialog />
    </div>
  )
}

function ViewTabs({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <Tabs
      value={view}
      onChange={(value) => onChange(views.find((each) => each === value) ?? 'chat')}
      classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '' }}
      id="room"
    >
      <Tabs.List grow aria-label={texts.views}>
        {views.map((each) => (
          <Tabs.Tab key={each} value={each} aria-controls={`room-panel-${each}`}>
            {texts[each]}
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
