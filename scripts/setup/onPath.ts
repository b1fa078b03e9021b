import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these commands that PATH has, as a full path. */
export function onPath(...commands: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((candidate) => {
      try {
        accessSync(candidate, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
