import classes from './PaperRoom.module.css'

/** A number field's unit, attached to its right as in the real paper. */
export const unitSection = (unit: string | null) =>
  unit === null
    ? {}
    : {
        rightSectionWidth: `calc(${unit.length}ch + 28px)`,
        rightSectionPointerEvents: 'none' as const,
        rightSection: <span className={classes.unit}>{unit}</span>,
      }
