/** A fenced block: the info after its first backticks (`python run`), and its lines, each with a line break. */
export type Block = { info: string; text: string }

const fenced = /^(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^\1\s*$/gm

/** Returns a text's fenced blocks, in order. */
export function blocksOf(prose: string): Block[] {
  return [...prose.matchAll(fenced)].map(([, , info = '', text = '']) => ({ info: info.trim(), text }))
}

/** Removes the blocks that have one of these infos. */
export function withoutBlocks(prose: string, infos: readonly string[]): string {
  return prose.replaceAll(fenced, (all, _fence, info: string) => (infos.includes(info.trim()) ? '' : all)).trim()
}

/** A program on a page with its expected output: a `LANGUAGE run` block, then an `output` block. */
export type Snippet = { language: string; source: string; output: string | null }

export function snippetsOf(text: string): Snippet[] {
  const blocks = blocksOf(text)
  return blocks.flatMap(({ info, text: source }, index) => {
    const [language, run] = info.split(' ')
    if (language === undefined || run !== 'run') return []
    const next = blocks[index + 1]
    return [{ language, source, output: next?.info === 'output' ? next.text : null }]
  })
}
