import {
  type EditedKind,
  formOf,
  lessonFile,
  lessonForm,
  lessonIds,
  type PageValues,
  pageOf,
  pictureFile,
  readFormPage,
} from '@greenroom/shared/rules'
import type { ContentFiles } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Editors.module.css'
import { textOf } from './files.ts'
import { editorTexts as texts } from './texts.ts'

/** The item's texts, rendered as readers see them. */
export function Preview({ kind, files }: { kind: EditedKind; files: ContentFiles }) {
  const form = formOf(kind, pageOf(kind))
  const page = form && readFormPage(form, textOf(files, pageOf(kind)) ?? '')
  if (page === null) return <p className={ui.quiet}>{texts.preview.none}</p>
  const ids = kind === 'course' ? lessonIds(new Map(files.map(({ path, text }) => [path, text]))) : []
  return (
    <article className={clsx(ui.text17, ui.line27, classes.preview)}>
      <p className={clsx(ui.under16, ui.small, ui.quiet)}>{texts.preview.hint}</p>
      <h2 className={ui.under8}>{page.facts.title}</h2>
      <p className={clsx(ui.under16, ui.small, ui.quiet)}>
        {page.facts.summary ?? page.facts.employer ?? page.facts.host}
      </p>
      {kind === 'article' && <Picture svg={textOf(files, pictureFile)} alt={page.facts['picture.alt'] ?? ''} />}
      <Markdown text={page.text} isPage={kind === 'article'} />
      {Object.entries(page.items).map(([field, items]) => (
        <section key={field} className={ui.after12}>
          <h3>{texts.fields[field]}</h3>
          <Markdown
            text={items
              .split('\n')
              .filter((line) => line !== '')
              .map((line) => `- ${line}`)
              .join('\n')}
          />
        </section>
      ))}
      {ids.map((id) => {
        const lesson = readFormPage(lessonForm, textOf(files, lessonFile(id)) ?? '')
        return <Lesson key={id} id={id} lesson={lesson} />
      })}
    </article>
  )
}

function Picture({ svg, alt }: { svg: string | undefined; alt: string }) {
  if (svg === undefined) return <p className={clsx(ui.under16, ui.quiet)}>{texts.preview.noPicture}</p>
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      width={1200}
      height={500}
      className={clsx(ui.under24, classes.picture)}
    />
  )
}

function Lesson({ id, lesson }: { id: string; lesson: PageValues | null }) {
  if (lesson === null)
    return (
      <p className={clsx(ui.lineAbove, ui.quiet)}>
        {id}: {texts.preview.none}
      </p>
    )
  return (
    <section className={clsx(ui.lineAbove, classes.lesson)}>
      <h2 className={ui.under8}>{lesson.facts.title}</h2>
      <Markdown text={lesson.text} />
      {lesson.quiz.length > 0 && (
        <>
          <h3>{texts.preview.quiz}</h3>
          {lesson.quiz.map(({ question, options }) => (
            <div key={question} className={ui.under16}>
              <p className={clsx(ui.under4, ui.medium)}>{question}</p>
              <ul className={ui.bare}>
                {options.map(({ text, isRight, why }) => (
                  <li key={text} className={ui.small}>
                    {isRight ? <strong>{text}</strong> : text} <span className={ui.quiet}>{why}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </section>
  )
}
