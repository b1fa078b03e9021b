import { longestCode } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { ProblemBand } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useCode, useRoomAccess } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './CodeNotices.module.css'

/** Shown when another tab has saved different code. Nothing is replaced until the candidate decides. */
export function ElsewhereNotice() {
  const { keeper } = useRoomAccess()
  const isElsewhere = useCode(({ elsewhere }) => elsewhere !== null)
  return (
    <div role="status" className={ui.fixed}>
      {isElsewhere && (
        <div className={clsx(ui.row, ui.wrap, ui.between, ui.small, classes.notice)}>
          <span>{texts.elsewhere}</span>
          <span className={clsx(ui.flex, ui.gap8)}>
            <Button size="xs" onClick={keeper.adoptElsewhere}>
              {texts.loadElsewhere}
            </Button>
            <Button size="xs" variant="subtle" onClick={keeper.keepMine}>
              {texts.keepMine}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}

export function TooLongNotice() {
  const tooLong = useCode(({ tooLong }) => tooLong)
  if (!tooLong) return null
  return <ProblemBand>{texts.tooLongBody(longestCode)}</ProblemBand>
}
