import { Button, CopyButton, Group } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import ui from '../../../ui/primitives.module.css'
import layout from '../factors/Factors.module.css'
import { saveFile } from '../saveFile.ts'
import { secondFactorTexts } from './texts.ts'

const texts = secondFactorTexts.codes

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={clsx(ui.grid, ui.gap12, layout.body)}>
      <div>
        <p ref={title} className={clsx(ui.flat, ui.strong)} tabIndex={-1}>
          {texts.title}
        </p>
        <p className={clsx(ui.after4, ui.text14, ui.quiet)}>{texts.body}</p>
      </div>
      <ul
        className={clsx(ui.grid, ui.unmarked, ui.flat, ui.inset16by20, ui.mono, layout.codes)}
        aria-label={texts.title}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? texts.copied : texts.copy}</Button>}
        </CopyButton>
        <Button onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), texts.file)}>
          {texts.download}
        </Button>
        <Button variant="filled" onClick={onDone}>
          {texts.done}
        </Button>
      </Group>
    </div>
  )
}
