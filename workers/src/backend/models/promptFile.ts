import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A prompt file's text with named placeholders, `{{like this}}`. */
export type PromptFile = {
  name: string
  version: string
  text: string
  /**
   * Fills every placeholder in the text.
   * @throws Error naming a placeholder without a value, or a value without a placeholder
   */
  fill(values: Record<string, string>): string
  /**
   * Returns the text under this heading.
   * @throws Error if there is none
   */
  section(title: string): string
  /** Whether the file has this heading. */
  has(title: string): boolean
}

const folder = join(import.meta.dirname, 'prompts')
const versionLine = /^<!-- version (\S+) -->\n/
const place = /\{\{(\w+)\}\}/g

/** Reads `prompts/<name>.md`; its first line holds the version. */
export function readPromptFile(name: string): PromptFile {
  const whole = readFileSync(join(folder, `${name}.md`), 'utf8')
  const version = versionLine.exec(whole)?.[1]
  if (version === undefined) throw new Error(`prompts/${name}.md does not begin with its version`)
  const text = whole.replace(versionLine, '').trim()
  const sections = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part): [string, string] => [
        part.slice(0, part.indexOf('\n')).trim(),
        part.slice(part.indexOf('\n')).trim(),
      ]),
  )
  return {
    name,
    version,
    text,
    fill: (values) => filled(text, values),
    has: (title) => sections.has(title),
    section(title) {
      const found = sections.get(title)
      if (found === undefined) throw new Error(`prompts/${name}.md has no part "${title}"`)
      return found
    },
  }
}

/** Fills a text's placeholders. Values aren't expanded again, so user text can't inject a placeholder. */
export function filled(text: string, values: Record<string, string>): string {
  const unused = new Set(Object.keys(values))
  const result = text.replaceAll(place, (_whole, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`the placeholder {{${key}}} has no value`)
    unused.delete(key)
    return value
  })
  if (unused.size > 0) throw new Error(`no placeholder for ${[...unused].join(', ')}`)
  return result
}

/** Returns 12 hexadecimal digits that identify a call's prompts. */
export const hashOfPrompts = (files: readonly PromptFile[]): string =>
  createHash('sha256')
    .update(files.map(({ name, text }) => `${name}\n${text}`).join('\n\n'))
    .digest('hex')
    .slice(0, 12)
