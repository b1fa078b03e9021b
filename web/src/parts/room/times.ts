import { clockTimeOf } from '../../ui/time.ts'

const withSeconds = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** `14:02:11`, from ms since 1970. */
export const secondsTimeOf = (at: number): string => withSeconds.format(at)

/** `14:02` */
export const shortTimeOf = clockTimeOf
