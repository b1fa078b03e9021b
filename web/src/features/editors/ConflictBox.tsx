import type { ContentDraft } from '@greenroom/shared/wire'
import { Button, Group } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './Editors.module.css'
import { FileComparison } from './FileComparison.tsx'
import { nameOf } from './names.ts'
import { editorTexts } from './texts.ts'
import type { useDraft } from './useDraft.ts'

const texts = editorTexts.conflict

/** Lets the user choose between their own text and someone else's, side by side. */
export function ConflictBox({ held, theirs }: { held: ReturnType<typeof useDraft>; theirs: ContentDraft | null }) {
  return (
    <section
      className={clsx(ui.inset16, ui.round, ui.warnGround, ui.under16, classes.conflict)}
      aria-label={texts.title}
    >
      <h2 className={ui.under8}>{texts.title}</h2>
      <p className={clsx(ui.under12, ui.pretty)} role="alert">
        {theirs === null ? texts.gone : texts.body(nameOf(theirs.updatedBy))}
      </p>
      <Group mb="sm">
        <Button variant="filled" onClick={() => held.resolve('mine')}>
          {texts.mine}
        </Button>
        <Button onClick={() => held.resolve('theirs')}>{theirs === null ? texts.drop : texts.theirs}</Button>
      </Group>
      {theirs !== null && (
        <FileComparison
          earlier={theirs.files}
          current={held.files}
          texts={{ added: texts.added, removed: texts.removed, none: editorTexts.changes.same }}
        />
      )}
    </section>
  )
}
