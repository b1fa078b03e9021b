import type { ContentFiles, EditedItem } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { FileComparison } from './FileComparison.tsx'
import { editorTexts } from './texts.ts'

const texts = editorTexts.changes

/** The differences between a draft and what readers see today. */
export function Changes({ edited, files }: { edited: EditedItem; files: ContentFiles | null }) {
  if (files === null) return <p className={ui.quiet}>{texts.noDraft}</p>
  const published = edited.published?.files ?? null
  const before = published ?? edited.repository?.files ?? null
  return (
    <>
      <p className={clsx(ui.under16, ui.quiet)}>
        {published !== null ? texts.fromPublished : before !== null ? texts.fromRepository : texts.new}
      </p>
      <FileComparison
        earlier={before ?? []}
        current={files}
        texts={{ added: texts.added, removed: texts.removed, none: texts.same }}
      />
    </>
  )
}
