import { Tabs, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import type { View } from '../../../parts/room/roomLayout.ts'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './ViewTabs.module.css'

/** For narrow windows: shows which part of the room is visible, and switches between parts. */
export function ViewTabs(props: {
  view: View
  views: readonly View[]
  /** Label of the tab for writing or drawing. */
  workLabel: string
  /** Label of the tab that has the wide window's right-hand part: the tools or the guide. */
  toolsLabel: string
  /** Which parts have something new. */
  news: Partial<Record<View, boolean>>
  onChange: (view: View) => void
}) {
  const { view, views, workLabel, toolsLabel, news, onChange } = props
  const labels: Record<View, string> = {
    problem: texts.problem,
    chat: texts.chat,
    code: workLabel,
    tools: toolsLabel,
  }
  return (
    <Tabs
      value={view}
      onChange={(value) => onChange(views.find((each) => each === value) ?? 'chat')}
      classNames={{ list: classes.tabs ?? '', tab: clsx(ui.text15, ui.quiet, classes.tab) }}
      id="room"
    >
      <Tabs.List grow aria-label={texts.views}>
        {views.map((each) => (
          <Tabs.Tab key={each} value={each} aria-controls={`room-panel-${each}`}>
            {labels[each]}
            {news[each] && (
              <span className={clsx(ui.inline, ui.circle, ui.accentGround, classes.news)} data-of={each} />
            )}
            {news[each] && <VisuallyHidden>{texts.news}</VisuallyHidden>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
