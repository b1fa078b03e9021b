import { type Logger, pino } from 'pino'
import { errorsOnce } from './errorsOnce.ts'
import { createLineSink } from './lineSink.ts'

/**
 * Creates a program's logger: JSON lines on standard output. Never blocks: if nobody reads the lines, or the disk is
 * full, they are dropped and counted. Each stack is logged once.
 */
export function programLogger({ name, level }: { name: string; level: string }): Logger {
  return pino({ name, level, serializers: { err: errorsOnce() } }, createLineSink())
}
