import { publicationTexts } from '@greenroom/shared/english'
import { type PageContent, publicationProblems } from '@greenroom/shared/rules'
import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './Editor.module.css'
import { placedIn, usePuckPart } from './puckStore.ts'
import { builderTexts } from './texts.ts'

/** What is missing before the page can be published. Pressing an entry selects its block. */
export function Checks({ content, path }: { content: PageContent; path: string }) {
  const data = usePuckPart((puck) => puck.appState.data)
  const dispatch = usePuckPart((puck) => puck.dispatch)
  const problems = publicationProblems(content, path)
  const select = (blockId: string | null) => {
    const found = placedIn(data).find(({ block }) => block.props.id === blockId)
    dispatch({
      type: 'setUi',
      ui: { itemSelector: found === undefined ? null : { index: found.index, zone: found.zone } },
    })
  }
  return (
    <section aria-labelledby="builder-checks">
      <h2 id="builder-checks" className={classes.panelTitle}>
        {builderTexts.editor.checks}
      </h2>
      {problems.length === 0 ? (
        <p className={clsx(ui.row, ui.gap8, ui.flat, ui.small, classes.check)}>
          <IconCheck size={16} stroke={1.6} aria-hidden="true" />
          {builderTexts.editor.ready}
        </p>
      ) : (
        <ul className={ui.list}>
          {problems.map(({ code, blockId }) => (
            <li key={`${code} ${blockId}`}>
              <UnstyledButton
                className={clsx(ui.row, ui.gap8, ui.wide, ui.small, ui.pressable, classes.entry)}
                onClick={() => select(blockId)}
              >
                <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" className={ui.fixed} />
                {publicationTexts[code]}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
