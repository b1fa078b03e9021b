import { formOf, lessonFile, lessonIds, pageOf, pictureFile, readFormPage } from '@greenroom/shared/rules'
import { Select } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { lessonTitle, textOf, withFile } from './files.ts'
import { LessonList } from './LessonList.tsx'
import { errorAt, PageFields } from './PageFields.tsx'
import { PageText } from './PageText.tsx'
import { PictureField } from './PictureField.tsx'
import type { ItemName } from './queries.ts'
import { editorTexts as texts } from './texts.ts'
import type { useDraft } from './useDraft.ts'

type View = 'form' | 'text'

/** Edits an item's pages, each as a form or as its Markdown. */
export function EditTab(props: {
  item: ItemName
  held: ReturnType<typeof useDraft>
  /** The file to edit; the item's page if null. */
  file: string | null
  onFile: (path: string) => void
}) {
  const { item, held, onFile } = props
  const { kind } = item
  const [view, setView] = useState<View>('form')
  const pages = new Map(held.files.map(({ path, text }) => [path, text]))
  const lessons = kind === 'course' ? lessonIds(pages).filter((id) => pages.has(lessonFile(id))) : []
  const path = props.file !== null && pages.has(props.file) && props.file !== pictureFile ? props.file : pageOf(kind)
  const page = textOf(held.files, path) ?? ''
  const form = formOf(kind, path)
  const hasForm = form !== null && readFormPage(form, page) !== null
  const all = held.draft?.findings ?? []
  const findings = all.filter(({ file }) => file === path)
  const change = (text: string) => held.change(withFile(held.files, path, text))
  return (
    <>
      {kind === 'course' && (
        <>
          <LessonList
            error={errorAt(
              all.filter(({ file }) => file === pageOf(kind)),
              'lessons',
            )}
            files={held.files}
            ids={lessons}
            onChange={(files) => held.change(files, true)}
            onOpen={onFile}
          />
          <Select
            label={texts.page}
            value={path}
            allowDeselect={false}
            data={[
              { value: pageOf(kind), label: texts.lessons.course },
              ...lessons.map((id) => ({ value: lessonFile(id), label: lessonTitle(held.files, id) })),
            ]}
            onChange={(chosen) => chosen !== null && onFile(chosen)}
            mb="md"
          />
        </>
      )}
      <div className={clsx(ui.row, ui.wrap, ui.gap12, ui.under16)}>
        <RadioField<View>
          label={texts.views.label}
          labelHidden
          value={hasForm ? view : 'text'}
          options={[
            { value: 'form', label: texts.views.form },
            { value: 'text', label: texts.views.text },
          ]}
          onChange={setView}
        />
      </div>
      {form !== null && hasForm && view === 'form' ? (
        <PageFields key={`${path}#${held.round}`} form={form} page={page} findings={findings} onChange={change} />
      ) : (
        <>
          {!hasForm && <p className={clsx(ui.under12, ui.small, ui.quiet)}>{texts.onlyText}</p>}
          <PageText path={path} page={page} findings={findings} onChange={change} />
        </>
      )}
      {kind === 'article' && (
        <PictureField
          svg={textOf(held.files, pictureFile)}
          finding={all.find(({ file }) => file === pictureFile)?.message}
          onChange={(svg) => held.change(withFile(held.files, pictureFile, svg))}
        />
      )}
    </>
  )
}
