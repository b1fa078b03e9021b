import { CloseButton, Tabs, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { CoachPanel } from '../../../parts/coach/CoachPanel.tsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import { PowerUpsPanel } from './powerUps/PowerUpsPanel.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { ScratchPad } from './scratchPad/ScratchPad.tsx'
import classes from './ToolTabsView.module.css'
import { type ToolTab, toolLabels, useToolTabs } from './toolTabs.ts'

/** Notes, coach, power-ups and settings, one at a time: in the drawer, or as a pane of the room in a narrow window. */
export function ToolTabsView(props: {
  tab: ToolTab
  onTab: (tab: ToolTab) => void
  onClose: () => void
  /** Whether a button hides the whole pane. */
  hasHide?: boolean
  hasNews?: boolean
}) {
  const { onTab, onClose, hasHide = false, hasNews = false } = props
  const toolTabs = useToolTabs()
  const tab = toolTabs.includes(props.tab) ? props.tab : 'notes'
  return (
    <Tabs
      value={tab}
      onChange={(value) => onTab(toolTabs.find((each) => each === value) ?? 'notes')}
      keepMounted={false}
      classNames={{
        root: clsx(ui.flex, ui.column, ui.grow, ui.lowers, ui.tall),
        list: classes.list ?? '',
        tab: clsx(ui.touchable, ui.quiet, classes.tab),
        panel: clsx(ui.grow, ui.lowers, ui.scrolls),
      }}
      id="tools"
    >
      <div className={clsx(ui.flex, ui.between, ui.low, ui.fixed, ui.touchable, ui.lineBelow, classes.head)}>
        <Tabs.List aria-label={texts.tools}>
          {toolTabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {toolLabels[each]}
              {each === 'coach' && hasNews && <span className={clsx(ui.inline, ui.circle, classes.news)} />}
              {each === 'coach' && hasNews && <VisuallyHidden>{texts.news}</VisuallyHidden>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {hasHide && (
          <CloseButton className={clsx(ui.quiet, classes.hide)} aria-label={texts.hideTools} onClick={onClose} />
        )}
      </div>
      <Tabs.Panel value="coach">
        <CoachPanel />
      </Tabs.Panel>
      <Tabs.Panel value="powerUps">
        <PowerUpsPanel onCoach={() => onTab('coach')} />
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <ScratchPad />
      </Tabs.Panel>
      <Tabs.Panel value="settings">
        <SettingsPanel onClose={onClose} />
      </Tabs.Panel>
    </Tabs>
  )
}
