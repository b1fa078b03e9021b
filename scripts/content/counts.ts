import { contentFolder, createLibrary, kindNames } from '../../shared/src/content/index.ts'
import {
  concepts,
  contentTiers,
  difficulties,
  experienceLevels,
  releaseStages,
  roleTypes,
} from '../../shared/src/vocabulary/index.ts'

/** The kinds of questions with a difficulty, levels, roles and concepts. Each is a column. */
const questionKinds = [
  'coding',
  'knowledge',
  'explain_code',
  'algorizing',
  'low_level_design',
  'system_design',
] as const

const intro = `# How much content there is

\`npm run content -- counts\` writes this page from \`shared/content\`, and a spec compares them. \`npm run content -- check\` proves the content. It also prints
the mutation score: the share of programs with a single fault that fail the hidden tests.`

type Cell = string | number

/** The page \`docs/content.md\`, which lists items by kind, difficulty, level, role and concept. Unreadable items don't count. */
export function countsPage(folder: string = contentFolder): string {
  const library = createLibrary({ folder })
  const kindRows = kindNames.map((kind): Cell[] => {
    const items = library.items(kind)
    return [
      kind,
      items.length,
      ...contentTiers.map((tier) => items.filter(({ contentTier }) => contentTier === tier).length),
      ...releaseStages.map((stage) => items.filter(({ releaseStage }) => releaseStage === stage).length),
    ]
  })
  const questions = questionKinds.map((kind) => library.items(kind))
  const questionTable = (name: string, rows: readonly string[], field: (question: Question) => readonly string[]) =>
    table(
      [name, ...questionKinds],
      rows.map((row) => [row, ...questions.map((all) => all.filter((each) => field(each).includes(row)).length)]),
    )
  const courseRows = library
    .items('course')
    .map(({ id, domain, contentTier, lessons }): Cell[] => [id, domain, contentTier, lessons.length])
  return [
    intro,
    table(['kind', 'items', ...contentTiers, ...releaseStages.map((stage) => `stage ${stage}`)], kindRows),
    '## Questions',
    questionTable('difficulty', difficulties, ({ difficulty }) => [difficulty]),
    questionTable('level', experienceLevels, ({ levels }) => levels),
    questionTable('role', roleTypes, (question) => question.roleTypes),
    questionTable('concept', concepts, (question) => question.concepts),
    '## Courses',
    table(['course', 'domain', 'tier', 'lessons'], courseRows),
    '',
  ].join('\n\n')
}

type Question = {
  difficulty: string
  levels: readonly string[]
  roleTypes: readonly string[]
  concepts: readonly string[]
}

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
