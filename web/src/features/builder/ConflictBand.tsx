import type { EditedPage } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import classes from './Editor.module.css'
import { toPuck } from './puckData.ts'
import { usePuckPart } from './puckStore.ts'
import { builderTexts } from './texts.ts'

const texts = builderTexts.conflict

/** Says that someone else has saved, and lets the editor choose a version. Neither is lost. */
export function ConflictBand(props: { theirs: EditedPage; resolve: (which: 'theirs' | 'mine') => void }) {
  const { theirs, resolve } = props
  const dispatch = usePuckPart((puck) => puck.dispatch)
  const when = theirs.savedAt === null ? '' : dayAndTimeOf(Date.parse(theirs.savedAt))
  return (
    <div className={clsx(ui.warnGround, ui.flex, ui.wrap, ui.between, ui.middle, classes.band)} role="alert">
      <div>
        <p className={clsx(ui.flat, ui.strong)}>{texts.title}</p>
        <p className={clsx(ui.flat, ui.small)}>{texts.body(theirs.savedBy?.name ?? '', when)}</p>
      </div>
      <div className={clsx(ui.row, ui.wrap, ui.gap12)}>
        <Button
          title={texts.theirsHint}
          onClick={() => {
            resolve('theirs')
            dispatch({ type: 'setData', data: toPuck(theirs.content), recordHistory: true })
          }}
        >
          {texts.theirs}
        </Button>
        <Button title={texts.mineHint} variant="filled" onClick={() => resolve('mine')}>
          {texts.mine}
        </Button>
      </div>
    </div>
  )
}
