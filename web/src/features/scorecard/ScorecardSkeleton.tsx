import classes from './ScorecardSkeleton.module.css'

/** The outline of the page: verdict, dimensions, replay. */
export function ScorecardSkeleton({ withVerdict }: { withVerdict: boolean }) {
  return (
    <div aria-hidden="true">
      {withVerdict && (
        <div className={classes.verdict}>
          <span style={{ width: 320, height: 16 }} />
          <span style={{ width: 380, height: 48 }} />
          <span style={{ width: 560, height: 20 }} />
          <span style={{ width: 640, height: 6 }} />
        </div>
      )}
      <div className={classes.sides}>
        <span style={{ height: 480 }} />
        <span style={{ height: 480 }} />
      </div>
    </div>
  )
}
