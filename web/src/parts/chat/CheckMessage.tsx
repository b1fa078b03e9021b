import type { PutCheck } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import { roomTexts } from '../room/texts.ts'
import classes from './CheckMessage.module.css'
import { InlineCode } from './InlineCode.tsx'
import { partsOfCheck } from './partsOfCheck.ts'

/** A reply with a small case. The case is set apart, with one step per line, and its question comes after it. */
export function CheckMessage({ text, check }: { text: string; check: PutCheck }) {
  const parts = partsOfCheck(text, check)
  if (parts === null) return <Markdown text={text} />
  const { before, steps, question } = parts
  return (
    <>
      {before !== '' && <Markdown text={before} />}
      {/* biome-ignore lint/a11y/useSemanticElements: the steps of a case are no form */}
      <div className={clsx(ui.breaks, classes.case)} role="group" aria-label={roomTexts.smallCase}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a case never change places
          <p key={index}>
            <InlineCode text={step} />
          </p>
        ))}
      </div>
      <div className={ui.medium}>
        <Markdown text={question} />
      </div>
    </>
  )
}
