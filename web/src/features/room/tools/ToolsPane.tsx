import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import classes from './ToolsPane.module.css'
import { ToolTabsView } from './ToolTabsView.tsx'
import { type ToolsState, type ToolTab, toolIcons, toolLabels, useToolTabs } from './toolTabs.ts'

/** The tools at the right: a rail while they are closed, a drawer while one is open. It covers nothing. */
export function ToolsPane(props: {
  tools: ToolsState
  /** Whether the coach has said something that was not seen yet. */
  hasNews: boolean
  onChange: (tools: ToolsState) => void
}) {
  const { tools, hasNews, onChange } = props
  const { isOpen, tab } = tools
  const toolTabs = useToolTabs()
  const place = useRef<HTMLElement>(null)
  /** The button or tab is drawn in the same moment: it gets the focus that the other had. */
  const focusSoon = (selector: string) =>
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(selector)?.focus())
  function open(next: ToolTab) {
    onChange({ isOpen: true, tab: next })
    focusSoon('[role="tab"][aria-selected="true"]')
  }
  function close() {
    onChange({ isOpen: false, tab })
    focusSoon(`[data-tool="${tab}"]`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // What is in a dialog over the room is none of the drawer, though React tells us of it.
    const isInside = event.target instanceof Node && place.current?.contains(event.target) === true
    if (event.key === 'Escape' && isOpen && isInside && !event.defaultPrevented) close()
  }
  return (
    <aside
      ref={place}
      className={isOpen ? classes.drawer : classes.rail}
      aria-label={texts.tools}
      onKeyDown={onKeyDown}
    >
      {isOpen ? (
        <ToolTabsView
          tab={tab}
          onTab={(next) => onChange({ isOpen: true, tab: next })}
          onClose={close}
          hasHide
          hasNews={hasNews}
        />
      ) : (
        toolTabs.map((each) => {
          const Icon = toolIcons[each]
          return (
            <UnstyledButton key={each} className={classes.tool ?? ''} data-tool={each} onClick={() => open(each)}>
              <span className={classes.icon}>
                <Icon size={18} stroke={1.6} aria-hidden="true" />
                {each === 'coach' && hasNews && <span className={classes.news} />}
              </span>
              {toolLabels[each]}
              {each === 'coach' && hasNews && <VisuallyHidden>{texts.news}</VisuallyHidden>}
            </UnstyledButton>
          )
        })
      )}
    </aside>
  )
}
