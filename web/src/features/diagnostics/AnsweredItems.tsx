import { skillLabel } from '@greenroom/shared/learning'
import type { AnsweredItem } from '@greenroom/shared/wire'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { InlineCode } from '../../parts/chat/InlineCode.tsx'
import { ReportItem } from '../../parts/report/ReportItem.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Result.module.css'
import { diagnosticTexts } from './texts.ts'

const texts = diagnosticTexts.result
const icons = { right: IconCheck, wrong: IconX, skipped: IconMinus } as const

/** Every item with the answer given, the right one, and why. */
export function AnsweredItems({ items }: { items: readonly AnsweredItem[] }) {
  return (
    <section className={classes.items} aria-labelledby="all">
      <h2 id="all" className={clsx(ui.under12, ui.title)}>
        {texts.items}
      </h2>
      {items.length === 0 ? (
        <p className={ui.quiet}>{texts.none}</p>
      ) : (
        <ol className={clsx(ui.list, ui.grid, ui.oneColumn, ui.gap12)}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Item({ item }: { item: AnsweredItem }) {
  const { id, concept, question, situation, outcome, confidence, options, number, unit } = item
  const Icon = icons[outcome]
  return (
    <li>
      <details className={clsx(ui.surface, ui.round, ui.lineAround, classes.answered)}>
        <summary className={clsx(ui.row, ui.gap12, ui.pressable)} data-outcome={outcome}>
          <Icon size={18} stroke={2} aria-hidden="true" className={ui.fixed} />
          <span className={clsx(ui.grow, ui.shrinks)}>
            <span className={clsx(ui.block, ui.medium)}>
              <InlineCode text={question} />
            </span>
            <span className={clsx(ui.text14, ui.quiet)}>
              {skillLabel(concept)}. {texts.outcomes[outcome]}
              {confidence !== null && outcome !== 'skipped' && `, ${texts.sure(confidence)}`}.
            </span>
          </span>
        </summary>
        <Markdown text={situation} isPage />
        {options !== null && (
          <ul className={clsx(ui.list, ui.grid, ui.oneColumn, ui.gap10)}>
            {options.map(({ text, why, isRight, isYours }) => (
              <li key={text} className={classes.choice} data-right={isRight} data-yours={isYours}>
                <Markdown text={text} />
                <p className={clsx(ui.flat, ui.text14, ui.quiet)}>
                  {(isRight || isYours) && (
                    <strong className={isRight ? ui.accent : ui.bad}>
                      {[isRight ? texts.rightOne : '', isYours ? texts.yours : ''].filter(Boolean).join(', ')}:{' '}
                    </strong>
                  )}
                  <InlineCode text={why} />
                </p>
              </li>
            ))}
          </ul>
        )}
        {number !== null && (
          <p className={ui.flat}>
            {number.yours !== null && outcome === 'wrong' && `${texts.yourNumber(number.yours)} `}
            {texts.theNumber(number.answer, unit)} <InlineCode text={number.why} />
          </p>
        )}
        <ReportItem item={{ kind: 'diagnostic', id }} />
      </details>
    </li>
  )
}
