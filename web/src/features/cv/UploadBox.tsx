import '@mantine/dropzone/styles.layer.css'
import { cvBounds } from '@greenroom/shared/wire'
import { Button, Textarea } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileText, IconShieldCheck, IconTrash } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Cv.module.css'
import { pasteCv, uploadCv } from './queries.ts'
import { cvTexts } from './texts.ts'

const texts = cvTexts.upload

/** Takes a CV as a file or as text. The server tells the kind of file from its content. */
export function UploadBox({ onRead }: { onRead: () => Promise<unknown> }) {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const reading = useSubmit(async (read: () => Promise<unknown>) => {
    setRefused(null)
    await read()
    await onRead()
  })
  return (
    <div className={clsx(ui.grid, ui.oneColumn, ui.gap24)}>
      <div>
        <Dropzone
          onDrop={([file]) => file !== undefined && void reading.submit(() => uploadCv(file))}
          onReject={(files) =>
            setRefused(files[0]?.errors.some(({ code }) => code === 'file-too-large') ? texts.tooLarge : texts.oneFile)
          }
          maxSize={cvBounds.fileBytes}
          multiple={false}
          loading={reading.pending}
          inputProps={{ 'aria-label': texts.dropLabel }}
          className={classes.drop}
        >
          <div className={clsx(ui.flex, ui.column, ui.middle, ui.gap8)}>
            <IconFileText size={28} stroke={1.5} aria-hidden />
            <span className={ui.medium}>{texts.drop}</span>
            <span className={clsx(ui.small, ui.quiet)}>{texts.hint}</span>
          </div>
        </Dropzone>
        <p role="status" className={clsx(ui.flat, ui.small, ui.quiet, ui.goneWhenEmpty, classes.reading)}>
          {reading.pending ? texts.reading : ''}
        </p>
        {refused !== null && <Problem mt={8}>{refused}</Problem>}
        {reading.error !== null && <Problem mt={8}>{sentenceOf(reading.error)}</Problem>}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void reading.submit(() => pasteCv(text))
        }}
      >
        <h2 className={clsx(ui.title, ui.under12)}>{texts.or}</h2>
        <Textarea
          label={texts.paste}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          maxLength={cvBounds.text}
          autosize
          minRows={6}
          maxRows={16}
        />
        <Button type="submit" mt={12} disabled={reading.pending || text.trim() === ''}>
          {texts.read}
        </Button>
      </form>
      <ul className={clsx(ui.list, ui.grid, ui.gap8, ui.small, ui.quiet)}>
        <li className={clsx(ui.row, ui.gap8)}>
          <IconShieldCheck size={18} stroke={1.5} aria-hidden className={ui.fixed} />
          {texts.promise}
        </li>
        <li className={clsx(ui.row, ui.gap8)}>
          <IconTrash size={18} stroke={1.5} aria-hidden className={ui.fixed} />
          {texts.kept}
        </li>
      </ul>
    </div>
  )
}
