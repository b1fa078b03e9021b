import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './ScorecardSkeleton.module.css'

/** The page's outline: verdict, dimensions, replay. */
export function ScorecardSkeleton({ withVerdict }: { withVerdict: boolean }) {
  return (
    <div aria-hidden="true">
      {withVerdict && (
        <div className={clsx(ui.grid, ui.gap12, classes.verdict)}>
          <span style={{ width: 320, height: 16 }} />
          <span style={{ width: 380, height: 44 }} />
          <span style={{ width: 560, height: 20 }} />
          <span style={{ width: 640, height: 6 }} />
        </div>
      )}
      <div className={clsx(ui.grid, ui.gap24, classes.sides)}>
        <div className={clsx(ui.round, ui.thinLineAround, ui.surface, classes.box)}>
          {dimensions.map((dimension) => (
            <div key={dimension} className={clsx(ui.grid, ui.gap12, classes.dimension)}>
              <span style={{ width: 150, height: 18 }} />
              <span style={{ width: '90%', height: 14 }} />
              <span style={{ width: '70%', height: 14 }} />
            </div>
          ))}
        </div>
        <div className={clsx(ui.round, ui.thinLineAround, ui.surface, classes.box)}>
          <div className={clsx(ui.grid, ui.gap12, classes.replay)}>
            {codeLines.map(([line, width]) => (
              <span key={line} style={{ width, height: 14 }} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

const dimensions = ['first', 'second', 'third', 'fourth']
const codeLines: [line: number, width: string][] = [
  [1, '22%'],
  [2, '38%'],
  [3, '30%'],
  [4, '44%'],
  [5, '26%'],
  [6, '34%'],
  [7, '18%'],
]
