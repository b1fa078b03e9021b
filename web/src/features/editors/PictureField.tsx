import { Button, FileButton } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Editors.module.css'
import { editorTexts as texts } from './texts.ts'

const largest = 200_000

/** An article's picture: an SVG file, which is only ever shown as an image. */
export function PictureField(props: {
  svg: string | undefined
  finding: string | undefined
  onChange: (svg: string) => void
}) {
  const { svg, finding, onChange } = props
  const [isBad, setIsBad] = useState(false)

  async function choose(file: File | null): Promise<void> {
    if (file === null) return
    const text = file.size > largest ? '' : (await file.text()).replace(/^\s*<\?xml[^>]*\?>\s*/, '').trim()
    const isSvg = text.startsWith('<svg ')
    setIsBad(!isSvg)
    if (isSvg) onChange(text)
  }

  return (
    <section className={ui.after12} aria-label={texts.fields['picture.svg']}>
      <p className={clsx(ui.under8, ui.text15, ui.medium)}>{texts.fields['picture.svg']}</p>
      {svg === undefined ? (
        <p className={clsx(ui.under8, ui.small, ui.quiet)}>{texts.preview.noPicture}</p>
      ) : (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt=""
          width={600}
          height={250}
          className={clsx(ui.under8, ui.round, classes.picture)}
        />
      )}
      <FileButton accept="image/svg+xml,.svg" onChange={(file) => void choose(file)}>
        {(props) => <Button {...props}>{texts.choosePicture}</Button>}
      </FileButton>
      <Problem mt="xs">{isBad ? texts.badPicture : (finding ?? null)}</Problem>
    </section>
  )
}
