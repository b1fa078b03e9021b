import { useEffect, useRef } from 'react'
import type { Command } from './match.ts'
import classes from './Palette.module.css'
import { paletteTexts } from './texts.ts'

/** What was found, in groups; the one that Enter opens is marked and kept in view. */
export function PaletteResults(props: {
  listId: string
  groups: readonly { group: string; commands: readonly Command[] }[]
  active: Command | undefined
  optionId: (command: Command) => string
  onPoint: (command: Command) => void
  onChoose: (command: Command) => void
}) {
  const { listId, groups, active, optionId, onPoint, onChoose } = props
  const marked = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active !== undefined) marked.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={paletteTexts.listed}
      className={classes.results}
      data-empty={groups.length === 0}
    >
      {groups.map(({ group, commands }) => (
        <fieldset key={group} aria-label={group} className={classes.members}>
          <p className={classes.group} aria-hidden="true">
            {group}
          </p>
          {commands.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which has the focus
            <div
              key={command.id}
              id={optionId(command)}
              ref={command === active ? marked : null}
              role="option"
              aria-selected={command === active}
              tabIndex={-1}
              className={classes.option}
              onMouseMove={() => onPoint(command)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(command)}
            >
              <span className={classes.label}>{command.label}</span>
              {command.hint !== undefined && <span className={classes.hint}>{command.hint}</span>}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
