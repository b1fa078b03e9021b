import type { ContentFinding } from '@greenroom/shared/wire'
import { Button, Textarea } from '@mantine/core'
import { clsx } from 'clsx'
import { useRef } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './Editors.module.css'
import { editorTexts as texts } from './texts.ts'

/** A page as the text of its file. Its problems link to their lines. */
export function PageText(props: {
  path: string
  page: string
  findings: readonly ContentFinding[]
  onChange: (page: string) => void
}) {
  const { path, page, findings, onChange } = props
  const box = useRef<HTMLTextAreaElement>(null)

  function goTo(line: number): void {
    const lines = page.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    box.current?.focus()
    box.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }

  return (
    <>
      {findings.length > 0 && (
        <ul className={clsx(ui.list, ui.small, ui.under12)}>
          {findings.map(({ field, line, message }) => (
            <li key={`${field}${line}${message}`} className={clsx(ui.bad, ui.under4)}>
              {line !== null && (
                <Button size="compact-xs" mr={8} onClick={() => goTo(line)}>
                  {texts.problems.line(line).replace(': ', '')}
                </Button>
              )}
              {field !== null && `${texts.fields[field] ?? field}: `}
              {message}
            </li>
          ))}
        </ul>
      )}
      <Textarea
        ref={box}
        label={path}
        classNames={{ input: classes.markdown ?? '' }}
        value={page}
        autosize
        minRows={20}
        maxRows={40}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  )
}
