import { landingBlockTypes, landingPageId, type PageBlock } from '@greenroom/shared/rules'
import { NativeSelect, UnstyledButton } from '@mantine/core'
import {
  IconArticle,
  IconBriefcase,
  IconBuilding,
  IconChartBar,
  IconClick,
  IconColumns,
  IconDeviceLaptop,
  IconForms,
  IconHeading,
  IconHelp,
  IconId,
  IconLayoutColumns,
  IconList,
  IconListCheck,
  IconNews,
  IconPhoto,
  IconPlayerPlay,
  IconQuote,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useShownPage } from '../../parts/page/shownPage.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Editor.module.css'
import { rootZone, type Slot, usePuckPart } from './puckStore.ts'
import { builderTexts } from './texts.ts'

const { editor: texts, blocks: names } = builderTexts

const icons = {
  Heading: IconHeading,
  Text: IconArticle,
  Picture: IconPhoto,
  Columns: IconColumns,
  Quote: IconQuote,
  Button: IconClick,
  Form: IconForms,
  Questions: IconHelp,
  Cards: IconId,
  Latest: IconNews,
  Applications: IconBriefcase,
  Articles: IconList,
  Room: IconDeviceLaptop,
  Points: IconLayoutColumns,
  Evidence: IconChartBar,
  Companies: IconBuilding,
  Promises: IconListCheck,
  Trial: IconPlayerPlay,
} satisfies Record<PageBlock['type'], unknown>
const everyType = Object.keys(icons) as (keyof typeof icons)[]
const onlyOnPage: ReadonlySet<string> = new Set(['Columns', 'Form', 'Articles', ...landingBlockTypes])

/** The kinds of blocks. Pressing one adds a block after the selected one, or into one of its columns. */
export function BlockList() {
  const types = useShownPage().pageId === landingPageId ? landingBlockTypes : everyType
  const dispatch = usePuckPart((puck) => puck.dispatch)
  const selected = usePuckPart((puck) => puck.selectedItem)
  const at = usePuckPart((puck) => puck.appState.ui.itemSelector)
  const length = usePuckPart((puck) => puck.appState.data.content.length)
  const [place, setPlace] = useState<'page' | Slot>('page')
  const isColumns = selected?.type === 'Columns'
  const isInColumn = at !== null && at.zone !== undefined && at.zone !== rootZone
  const intoColumn = (isColumns && place !== 'page') || isInColumn

  function add(type: string) {
    const slot: unknown = isColumns && place !== 'page' ? selected.props[place] : undefined
    const target =
      isColumns && place !== 'page'
        ? { zone: `${selected.props.id}:${place}`, index: Array.isArray(slot) ? slot.length : 0 }
        : { zone: at?.zone ?? rootZone, index: at === null ? length : at.index + 1 }
    dispatch({
      type: 'insert',
      componentType: type,
      destinationZone: target.zone,
      destinationIndex: target.index,
      id: `${type}-${crypto.randomUUID()}`,
    })
    // If the block went into a column, keep the columns selected, so that the next one goes there too.
    if (!(isColumns && place !== 'page'))
      dispatch({ type: 'setUi', ui: { itemSelector: { index: target.index, zone: target.zone } } })
  }

  return (
    <section aria-labelledby="builder-blocks">
      <h2 id="builder-blocks" className={classes.panelTitle}>
        {texts.blocks}
      </h2>
      {isColumns && (
        <NativeSelect
          mb={8}
          label={texts.where}
          value={place}
          onChange={({ currentTarget: { value } }) =>
            setPlace(value === 'first' || value === 'second' || value === 'third' ? value : 'page')
          }
          data={Object.entries(texts.places)
            .filter(([value]) => value !== 'third' || selected.props.count === '3')
            .map(([value, label]) => ({ value, label }))}
        />
      )}
      <ul className={ui.list}>
        {types.map((type) => {
          const Icon = icons[type]
          const isAllowed = !intoColumn || !onlyOnPage.has(type)
          return (
            <li key={type}>
              <UnstyledButton
                className={clsx(ui.row, ui.gap10, ui.wide, ui.pressable, classes.entry)}
                aria-label={texts.add(names[type])}
                disabled={!isAllowed}
                onClick={() => add(type)}
              >
                <Icon size={18} stroke={1.6} aria-hidden="true" />
                {names[type]}
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
