import { Table } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../../ui/primitives.module.css'
import classes from './DataTable.module.css'

/**
 * A column. On a narrow screen a row wraps over several lines: a `wide` cell gets a line to itself, and `label`
 * explains a bare value.
 */
export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  width?: number | string
  right?: true
  wide?: true
  narrow?: 'hidden' | 'label'
  /** Whether this cell is the row's heading. */
  heads?: true
}

/**
 * A table with column names; `caption` names it for screen readers. A link with `data-row` in a cell makes the whole
 * row clickable.
 */
export function DataTable<Row>(props: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  chosen?: string | undefined
}) {
  const { columns } = props
  return (
    <Table className={clsx(ui.small, classes.table)} withRowBorders={false}>
      <caption className={clsx(ui.flat, ui.clipped, ui.over, classes.caption)}>{props.caption}</caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ name, width, right }) => (
            <Table.Th
              key={name}
              className={clsx(ui.quiet, ui.regular, classes.names)}
              scope="col"
              style={{ width }}
              data-align={right ? 'right' : undefined}
            >
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {props.rows.map((row) => {
          const key = props.keyOf(row)
          return (
            <Table.Tr
              key={key}
              className={clsx(ui.lineBelow, ui.anchor, classes.row)}
              data-chosen={key === props.chosen}
            >
              {columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { name, cell, right, wide, narrow, heads } = column
  const look = {
    className: classes.cell ?? '',
    'data-align': right ? 'right' : undefined,
    'data-wide': wide,
    'data-narrow': narrow === 'hidden' ? 'hidden' : undefined,
    'data-label': narrow === 'label' ? name : undefined,
  }
  return heads ? (
    <Table.Th scope="row" {...look}>
      {cell(row)}
    </Table.Th>
  ) : (
    <Table.Td {...look}>{cell(row)}</Table.Td>
  )
}

/** A name with a smaller line below it. */
export function TwoLines({ main, sub }: { main: ReactNode; sub: ReactNode }) {
  return (
    <>
      <span className={clsx(ui.text15, classes.main)}>{main}</span>
      <span className={clsx(ui.block, ui.quiet)}>{sub}</span>
    </>
  )
}
