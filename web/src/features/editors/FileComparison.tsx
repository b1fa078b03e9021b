import type { ContentFiles } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Comparison } from '../../parts/handIn/Comparison.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Editors.module.css'
import { textOf } from './files.ts'
import { editorTexts } from './texts.ts'

/** How an item's files differ, file by file. Equal files are left out. */
export function FileComparison(props: {
  earlier: ContentFiles
  current: ContentFiles
  texts: { added: string; removed: string; none: string }
}) {
  const { earlier, current, texts } = props
  const paths = [...new Set([...current, ...earlier].map(({ path }) => path))]
  const changed = paths.filter((path) => textOf(earlier, path) !== textOf(current, path))
  if (changed.length === 0) return <p className={clsx(ui.flat, ui.quiet)}>{texts.none}</p>
  return changed.map((path) => (
    <section key={path} className={clsx(ui.under24, classes.prose)} aria-label={path}>
      <h3 className={clsx(ui.under8, ui.text15, ui.mono, ui.breaks)}>{path}</h3>
      <Comparison
        earlier={textOf(earlier, path) ?? ''}
        current={textOf(current, path) ?? ''}
        texts={{
          compare: editorTexts.changes.compare(path),
          same: editorTexts.changes.sameFile,
          added: texts.added,
          removed: texts.removed,
        }}
      />
    </section>
  ))
}
