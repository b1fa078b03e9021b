import { UnstyledButton } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { blockName } from './blockName.ts'
import classes from './Editor.module.css'
import { placedIn, usePuckPart } from './puckStore.ts'
import { builderTexts } from './texts.ts'

/** The page's blocks as a list; pressing one selects it. */
export function Outline() {
  const data = usePuckPart((puck) => puck.appState.data)
  const selectedId = usePuckPart((puck) => puck.selectedItem?.props.id)
  const dispatch = usePuckPart((puck) => puck.dispatch)
  const placed = placedIn(data)
  return (
    <nav aria-labelledby="builder-outline">
      <h2 id="builder-outline" className={classes.panelTitle}>
        {builderTexts.editor.onPage}
      </h2>
      <ul className={ui.list}>
        <li>
          <UnstyledButton
            className={clsx(ui.wide, ui.pressable, classes.entry)}
            aria-pressed={selectedId === undefined}
            onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: null } })}
          >
            {builderTexts.editor.settings}
          </UnstyledButton>
        </li>
        {placed.map(({ block, zone, index, depth }) => (
          <li key={block.props.id}>
            <UnstyledButton
              className={clsx(ui.wide, ui.cut, ui.pressable, classes.entry)}
              data-depth={depth}
              aria-pressed={block.props.id === selectedId}
              onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })}
            >
              {blockName(block)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}
