import type { EditedPage } from '@greenroom/shared/wire'
import { ActionIcon, Tooltip } from '@mantine/core'
import { Puck } from '@puckeditor/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { AddressField } from './AddressField.tsx'
import { kindName } from './blockName.ts'
import classes from './Editor.module.css'
import { placedIn, usePuckPart } from './puckStore.ts'
import { builderTexts } from './texts.ts'

const texts = builderTexts.editor

/** The settings of the selected block, or of the page. */
export function SettingsPanel({ page }: { page: EditedPage }) {
  const selected = usePuckPart((puck) => puck.selectedItem)
  return (
    <>
      <h2 className={classes.panelTitle}>
        {selected === null ? texts.settings : texts.selected(kindName(selected.type))}
      </h2>
      {selected !== null && <BlockActions id={selected.props.id} />}
      <div className={classes.fields}>
        <Puck.Fields />
      </div>
      {selected === null && <AddressField page={page} />}
    </>
  )
}

/** Moves, copies and deletes a block, by keyboard too. */
function BlockActions({ id }: { id: string }) {
  const data = usePuckPart((puck) => puck.appState.data)
  const dispatch = usePuckPart((puck) => puck.dispatch)
  const placed = placedIn(data).find(({ block }) => block.props.id === id)
  if (placed === undefined) return null
  const { zone, index, siblings } = placed
  const move = (to: number) => {
    dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: to, destinationZone: zone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone } } })
  }
  const actions = [
    { label: texts.up, Icon: IconArrowUp, isOff: index === 0, act: () => move(index - 1) },
    { label: texts.down, Icon: IconArrowDown, isOff: index === siblings - 1, act: () => move(index + 1) },
    {
      ...{ label: texts.copy, Icon: IconCopy, isOff: false },
      act: () => dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone }),
    },
    { label: texts.remove, Icon: IconTrash, isOff: false, act: () => dispatch({ type: 'remove', index, zone }) },
  ]
  return (
    <div className={clsx(ui.row, ui.gap6, classes.actions)}>
      {actions.map(({ label, Icon, isOff, act }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon variant="default" aria-label={label} disabled={isOff} onClick={act}>
            <Icon size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  )
}
