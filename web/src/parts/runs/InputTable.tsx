import type { InputRows } from '@greenroom/shared/session'
import { IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './InputTable.module.css'

/** Output for an input, marked as right or wrong. */
export type PrintedRow = { name: string; value: string; tone: 'right' | 'wrong' }

/** An input with one row per parameter, and its output below. */
export function InputTable({ rows, printed }: { rows: InputRows; printed: readonly PrintedRow[] }) {
  return (
    <dl className={clsx(ui.grid, ui.flat, ui.body, classes.rows)}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
      {printed.map(({ name, value, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>{' '}
            {tone === 'right' ? (
              <IconCheck size={16} stroke={2} aria-hidden="true" />
            ) : (
              <IconX size={16} stroke={2} aria-hidden="true" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
