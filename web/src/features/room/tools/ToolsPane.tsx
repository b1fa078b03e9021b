import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { type KeyboardEvent, useRef } from 'react'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './ToolsPane.module.css'
import { ToolTabsView } from './ToolTabsView.tsx'
import { type ToolsState, type ToolTab, toolIcons, toolLabels, useToolTabs } from './toolTabs.ts'

/** The tools on the right: a rail, or a drawer while one of them is open. It doesn't cover anything. */
export function ToolsPane(props: {
  tools: ToolsState
  /** Whether the coach has an unread message. */
  hasNews: boolean
  onChange: (tools: ToolsState) => void
}) {
  const { tools, hasNews, onChange } = props
  const { isOpen, tab } = tools
  const toolTabs = useToolTabs()
  const place = useRef<HTMLElement>(null)
  /** Moves focus to the button or tab that replaces this one, which renders at the same moment. */
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
    // A dialog over the room isn't part of the drawer, even though React bubbles its events here.
    const isInside = event.target instanceof Node && place.current?.contains(event.target) === true
    if (event.key === 'Escape' && isOpen && isInside && !event.defaultPrevented) close()
  }
  return (
    <aside
      ref={place}
      className={isOpen ? clsx(ui.flex, ui.column, ui.lowers, classes.drawer) : classes.rail}
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
            <UnstyledButton
              key={each}
              className={clsx(ui.row, ui.column, ui.wide, ui.text12, ui.quiet, ui.round, ui.hovers, classes.tool)}
              data-tool={each}
              onClick={() => open(each)}
            >
              <span className={clsx(ui.grid, ui.anchor)}>
                <Icon size={18} stroke={1.6} aria-hidden="true" />
                {each === 'coach' && hasNews && <span className={clsx(ui.circle, ui.over, classes.news)} />}
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
