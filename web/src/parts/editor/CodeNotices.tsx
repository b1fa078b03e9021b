import { longestCode } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { ProblemBand } from '../../ui/Problem.tsx'
import { useCode, useRoomAccess } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './CodeNotices.module.css'

/** Another tab has saved something else: nothing is replaced until one says so. */
export function ElsewhereNotice() {
  const { keeper } = useRoomAccess()
  const isElsewhere = useCode(({ elsewhere }) => elsewhere !== null)
  return (
    <div role="status" className={classes.place}>
      {isElsewhere && (
        <div className={classes.notice}>
          <span>{texts.elsewhere}</span>
          <span className={classes.choices}>
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
