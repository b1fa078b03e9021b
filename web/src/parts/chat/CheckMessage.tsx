import type { PutCheck } from '@greenroom/shared/session'
import { Markdown } from '../../ui/Markdown.tsx'
import { roomTexts } from '../room/texts.ts'
import classes from './CheckMessage.module.css'
import { InlineCode } from './InlineCode.tsx'
import { partsOfCheck } from './partsOfCheck.ts'

/** A reply that puts a small case: the case apart from the words around it, one step a line, then its question. */
export function CheckMessage({ text, check }: { text: string; check: PutCheck }) {
  const parts = partsOfCheck(text, check)
  if (parts === null) return <Markdown text={text} />
  const { before, steps, question } = parts
  return (
    <>
      {before !== '' && <Markdown text={before} />}
      {/* biome-ignore lint/a11y/useSemanticElements: the steps of a case are no form */}
      <div className={classes.case} role="group" aria-label={roomTexts.smallCase}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a case never change places
          <p key={index}>
            <InlineCode text={step} />
          </p>
        ))}
      </div>
      <div className={classes.question}>
        <Markdown text={question} />
      </div>
    </>
  )
}
