/**
 * A text derived from a grammar, stored as the choices made: the option taken for a rule, and a tree for each
 * placeholder in that option.
 */
export type Tree = { rule: string; option: number; parts: readonly Tree[] }
export type Rules = Readonly<Record<string, readonly string[]>>

const optionsOf = (rules: Rules, rule: string): readonly string[] => {
  const options = rules[rule]
  if (options === undefined) throw new Error(`there is no rule “${rule}”`)
  return options
}

/** Splits an option at its placeholders: every second piece is a rule name. */
const piecesOf = (option: string): string[] => option.split(/\{([A-Za-z]+)\}/)
const placesOf = (option: string): string[] => piecesOf(option).filter((_piece, at) => at % 2 === 1)

/** @param pick returns the index of an option, given their number; below `depth`, the first option is taken */
export function growTree(rules: Rules, rule: string, depth: number, pick: (options: number) => number): Tree {
  const options = optionsOf(rules, rule)
  const option = depth > 0 ? pick(options.length) : 0
  return {
    rule,
    option,
    parts: placesOf(options[option] ?? '').map((each) => growTree(rules, each, depth - 1, pick)),
  }
}

export function textOf(rules: Rules, { rule, option, parts }: Tree): string {
  return piecesOf(optionsOf(rules, rule)[option] ?? '')
    .map((piece, at) => {
      const part = parts[(at - 1) / 2]
      return part === undefined ? piece : textOf(rules, part)
    })
    .join('')
}

/**
 * Yields every tree that is simpler than this one in a single place. There, it has a simpler option, or a part is
 * replaced with one of its own nested parts of the same rule.
 */
export function* simplerTrees(rules: Rules, tree: Tree): Generator<Tree> {
  yield* below(tree).filter(({ rule }) => rule === tree.rule)
  for (let option = 0; option < tree.option; option++) {
    const left = [...tree.parts]
    const parts = placesOf(optionsOf(rules, tree.rule)[option] ?? '').map((rule) => {
      const at = left.findIndex((part) => part.rule === rule)
      return left.splice(at, at < 0 ? 0 : 1)[0] ?? growTree(rules, rule, 0, () => 0)
    })
    yield { rule: tree.rule, option, parts }
  }
  for (const [at, part] of tree.parts.entries())
    for (const simpler of simplerTrees(rules, part)) yield { ...tree, parts: tree.parts.with(at, simpler) }
}

const below = ({ parts }: Tree): Tree[] => parts.flatMap((part) => [part, ...below(part)])
