/**
 * Turns a wire value into words: `IN_PROGRESS` → `In progress`, `lean_hire` → `Lean hire`, `SessionOpened` → `Session
 * opened`.
 */
export function wordsOfValue(value: string): string {
  const words = value
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words === 'ai' ? 'AI' : words.charAt(0).toUpperCase() + words.slice(1)
}
