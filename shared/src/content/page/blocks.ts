/** A fenced block: what stands behind its first backticks (`python run`), and its lines, each with a line break. */
export type Block = { info: string; text: string }

const fenced = /^(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^\1\s*$/gm

/** The fenced blocks of a text, in their order. */
export function blocksOf(prose: string): Block[] {
  return [...prose.matchAll(fenced)].map(([, , info = '', text = '']) => ({ info: info.trim(), text }))
}

/** The text without the blocks whose info is one of these. */
export function withoutBlocks(prose: string, infos: readonly string[]): string {
  return prose.replaceAll(fenced, (all, _fence, info: string) => (infos.includes(info.trim()) ? '' : all)).trim()
}

/** A program on a page together with what it has to print: a block `LANGUAGE run`, and the block `output` that follows it. */
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
