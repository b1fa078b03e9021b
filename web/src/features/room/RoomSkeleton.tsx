import { VisuallyHidden } from '@mantine/core'
import classes from './Room.module.css'
import { roomTexts } from './texts.ts'

/** The room's outline while it is joined. Nothing moves. */
export function RoomSkeleton() {
  return (
    <div className={classes.room}>
      <VisuallyHidden role="status">{roomTexts.loading}</VisuallyHidden>
      <div className={classes.skeletonBar} />
      <main id="main" className={classes.skeletonBody}>
        <div className={classes.skeletonPane}>
          <div className={classes.skeletonLine} style={{ width: '60%', height: 24 }} />
          <div className={classes.skeletonLine} style={{ width: '95%' }} />
          <div className={classes.skeletonLine} style={{ width: '80%' }} />
          <div className={classes.skeletonLine} style={{ width: '88%' }} />
        </div>
        <div className={classes.skeletonEditor} />
      </main>
      <div className={classes.skeletonFoot} />
    </div>
  )
}
