import {
  type CvEntry,
  type CvLine,
  type CvSection,
  type CvSuggestion,
  cvBounds,
  cvSectionKinds,
} from '@greenroom/shared/wire'
import { ActionIcon, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './Cv.module.css'
import * as edits from './edits.ts'
import { cvTexts } from './texts.ts'
import type { CvDraft } from './useCvDraft.ts'

const texts = cvTexts.sheet

type Props = { draft: CvDraft; chosen: CvSuggestion | null; choose: (suggestionId: string) => void }
type Shared = Props & {
  /** Edits, and moves the focus to a new line. */
  add: (change: (content: CvDraft['content']) => [CvDraft['content'], string]) => void
}

/** The id of a line's field, so that a suggestion can point at it. */
export const fieldId = (lineId: string): string => `cv-${lineId}`

/** The CV as a sheet of paper, on which every line can be corrected. */
export function Sheet(props: Props) {
  const { draft } = props
  const { content } = draft
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current !== null) document.getElementById(fieldId(focusNext.current))?.focus()
    focusNext.current = null
  })
  const add: Shared['add'] = (change) => {
    draft.edit((before) => {
      const [after, id] = change(before)
      focusNext.current = id
      return after
    })
  }
  const shared = { ...props, add }
  return (
    <section aria-label={texts.label} className={classes.paper}>
      <TextInput
        variant="unstyled"
        aria-label={texts.name}
        placeholder={texts.name}
        value={content.name}
        maxLength={cvBounds.heading}
        classNames={{ input: classes.name }}
        onChange={({ currentTarget: { value } }) => draft.edit((before) => edits.setName(before, value))}
      />
      {content.contact.map((line) => (
        <Line key={line.id} line={line} label={texts.contact} {...shared} />
      ))}
      {content.contact.length === 0 && (
        <AddButton label={`${texts.addLine}: ${texts.contact}`} onClick={() => add(edits.addContactLine)} />
      )}
      {content.sections.map((section) => (
        <Section key={section.id} section={section} {...shared} />
      ))}
      <AddButton
        label={texts.addSection}
        onClick={() => draft.edit((before) => edits.addSection(before, texts.newSection))}
      />
      <p className={clsx(ui.small, ui.quiet, classes.keys)}>{texts.keys}</p>
    </section>
  )
}

function Section({ section, ...shared }: Shared & { section: CvSection }) {
  const { draft } = shared
  const isListed = section.kind === 'experience' || section.kind === 'projects' || section.kind === 'education'
  return (
    <section aria-label={section.heading} className={classes.section}>
      <div className={clsx(ui.row, ui.gap8, ui.lineBelow, classes.sectionHead)}>
        <TextInput
          variant="unstyled"
          aria-label={texts.heading}
          value={section.heading}
          maxLength={cvBounds.heading}
          className={ui.grow}
          classNames={{ input: classes.sectionName }}
          onChange={({ currentTarget: { value } }) =>
            draft.edit((before) => edits.setSection(before, section.id, { heading: value }))
          }
        />
        <NativeSelect
          size="xs"
          className={classes.kind}
          aria-label={texts.kind}
          value={section.kind}
          data={cvSectionKinds.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const kind = cvSectionKinds.find((each) => each === value)
            if (kind !== undefined) draft.edit((before) => edits.setSection(before, section.id, { kind }))
          }}
        />
        <RemoveButton
          label={texts.removeSection(section.heading)}
          onClick={() => draft.edit((before) => edits.removeSection(before, section.id))}
        />
      </div>
      {section.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} isListed={isListed} {...shared} />
      ))}
      {isListed && (
        <AddButton label={texts.addEntry} onClick={() => draft.edit((before) => edits.addEntry(before, section.id))} />
      )}
    </section>
  )
}

function Entry({ entry, isListed, ...shared }: Shared & { entry: CvEntry; isListed: boolean }) {
  const { draft, add } = shared
  const isTitled = isListed || entry.title !== '' || entry.dates !== ''
  return (
    <div className={classes.entry}>
      {isTitled && (
        <div className={clsx(ui.row, ui.gap8, classes.entryHead)}>
          <Textarea
            variant="unstyled"
            aria-label={texts.entry}
            placeholder={texts.entry}
            value={entry.title}
            maxLength={cvBounds.heading}
            autosize
            minRows={1}
            className={ui.grow}
            classNames={{ input: classes.entryName }}
            onChange={({ currentTarget: { value } }) =>
              draft.edit((before) => edits.setEntry(before, entry.id, { title: value.replace(/\s*\n\s*/g, ' ') }))
            }
          />
          <TextInput
            id={fieldId(entry.id)}
            variant="unstyled"
            aria-label={texts.dates}
            placeholder={texts.dates}
            value={entry.dates}
            maxLength={cvBounds.heading}
            classNames={{ input: classes.dates }}
            onChange={({ currentTarget: { value } }) =>
              draft.edit((before) => edits.setEntry(before, entry.id, { dates: value }))
            }
          />
          <Mark lineId={entry.id} {...shared} />
          <RemoveButton
            label={texts.removeEntry(entry.title)}
            onClick={() => draft.edit((before) => edits.removeEntry(before, entry.id))}
          />
        </div>
      )}
      {entry.lines.map((line) => (
        <Line key={line.id} line={line} label={texts.line} isBullet={isListed} {...shared} />
      ))}
      {entry.lines.length === 0 && (
        <AddButton label={texts.addLine} onClick={() => add((before) => edits.addLineTo(before, entry.id))} />
      )}
    </div>
  )
}

function Line(props: Shared & { line: CvLine; label: string; isBullet?: boolean }) {
  const { line, label, isBullet = false, draft, chosen, add } = props
  const hasSuggestion = draft.cv.suggestions.some(({ lineId }) => lineId === line.id)

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      add((before) => edits.addLineBelow(before, line.id))
    }
    if (event.key === 'Backspace' && line.text === '') {
      event.preventDefault()
      focusBefore(event.currentTarget)
      draft.edit((before) => edits.removeLine(before, line.id))
    }
  }
  return (
    <div
      className={classes.line}
      data-bullet={isBullet || undefined}
      data-suggestion={hasSuggestion || undefined}
      data-chosen={chosen?.lineId === line.id || undefined}
    >
      <Textarea
        id={fieldId(line.id)}
        variant="unstyled"
        aria-label={label}
        value={line.text}
        maxLength={cvBounds.line}
        autosize
        minRows={1}
        className={ui.grow}
        classNames={{ input: classes.text }}
        onKeyDown={press}
        onChange={({ currentTarget: { value } }) =>
          draft.edit((before) => edits.setLine(before, line.id, value.replace(/\s*\n\s*/g, ' ')))
        }
      />
      <Mark lineId={line.id} {...props} />
    </div>
  )
}

/** Moves focus to the previous field. */
function focusBefore(field: HTMLTextAreaElement): void {
  const fields = [...document.querySelectorAll<HTMLElement>(`.${classes.paper} textarea:not([aria-hidden])`)]
  fields[fields.indexOf(field) - 1]?.focus()
}

/** The number of a line's suggestion, or a tick once it is accepted. */
function Mark({ lineId, draft, chosen, choose }: Props & { lineId: string }) {
  const index = draft.cv.suggestions.findIndex((each) => each.lineId === lineId)
  const suggestion = draft.cv.suggestions[index]
  if (suggestion !== undefined) {
    const number = draft.cv.decided.length + index + 1
    return (
      <button
        type="button"
        className={classes.mark}
        data-chosen={chosen?.suggestionId === suggestion.suggestionId || undefined}
        aria-label={texts.goTo(number)}
        onClick={() => choose(suggestion.suggestionId)}
      >
        {number}
      </button>
    )
  }
  const isAccepted = draft.cv.decided.some((each) => each.lineId === lineId && each.decision === 'accepted')
  return (
    <span className={classes.markPlace}>
      {isAccepted && (
        <span className={classes.tick} role="img" aria-label={texts.accepted}>
          <IconCheck size={14} stroke={2} aria-hidden />
        </span>
      )}
    </span>
  )
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={clsx(classes.link, ui.small, classes.add)} onClick={onClick}>
      {label}
    </button>
  )
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" size={28} aria-label={label} className={classes.remove} onClick={onClick}>
      <IconX size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
