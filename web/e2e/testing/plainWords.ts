import { expect, type Page } from '@playwright/test'
import { wordingFaults } from '../../../scripts/wording/wording.ts'

/** Text that we didn't write (authors and candidates did), and code. */
const notOurs = 'pre, code, textarea, [role="textbox"], [role="log"], [aria-label="Problem"], .monaco-editor'

/**
 * Asserts that a page's sentences, assembled from their parts, are short and plain. The spec that checks our source
 * texts only sees the parts.
 */
export async function expectPlainWords(page: Page, what: string, maxWords: number): Promise<void> {
  const lines = await page.evaluate((selector) => {
    const hidden = Array.from(document.querySelectorAll<HTMLElement>(selector))
    const before = hidden.map((each) => each.style.display)
    for (const each of hidden) each.style.display = 'none'
    const text = document.body.innerText
    for (const [index, each] of hidden.entries()) each.style.display = before[index] ?? ''
    return text.split(/[\n\t]+/)
  }, notOurs)
  const faults = new Set(lines.flatMap((line) => wordingFaults(line, maxWords)))
  expect.soft([...faults], `wording of ${what}`).toEqual([])
}
