import { Tabs, UnstyledButton } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../../ui/primitives.module.css'
import { Stamp } from '../interviewer/Stamp.tsx'
import classes from './After.module.css'
import type { Quotable } from './quotables.ts'
import { afterTexts as texts } from './texts.ts'

const tabs = ['messages', 'code', 'notes'] as const
const longestQuote = 2_000

/** The interview's messages, code and notes. While picking a quote, a press quotes the selected text, or all of it. */
export function Material(props: {
  sessionId: string
  quotables: readonly Quotable[]
  onPick: ((quote: { eventSeq: number; quote: string }) => void) | null
}) {
  const { quotables, onPick } = props
  const [tab, setTab] = useState<string | null>('messages')
  return (
    <Tabs
      value={tab}
      onChange={setTab}
      keepMounted={false}
      id="material"
      classNames={{ tab: clsx(ui.touchable, ui.quiet, ui.text15), panel: classes.material ?? '' }}
    >
      <Tabs.List aria-label={texts.material}>
        {tabs.map((each) => (
          <Tabs.Tab key={each} value={each}>
            {texts.tabs[each]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((each) => {
        const shown = quotables.filter(({ kind }) => kind === each)
        return (
          <Tabs.Panel key={each} value={each}>
            {shown.length === 0 && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.empty}</p>}
            <ol className={clsx(ui.grid, ui.gap10, ui.list)}>
              {shown.flatMap((item) =>
                (each === 'code'
                  ? item.text.split('\n').map((line, index) => ({ line, index }))
                  : [{ line: item.text, index: 0 }]
                )
                  .filter(({ line }) => line.trim() !== '')
                  .map(({ line, index }) => (
                    <li key={`${item.key}-${index}`} className={each === 'code' ? classes.codeLine : undefined}>
                      {each !== 'code' && (
                        <p className={clsx(ui.flat, ui.small, ui.quiet)}>
                          {item.who} <Stamp at={item.at} seq={item.seq} replayOf={props.sessionId} />
                        </p>
                      )}
                      <Words
                        text={line}
                        isCode={each === 'code'}
                        onPick={onPick && ((quote) => onPick({ eventSeq: item.seq, quote }))}
                      />
                    </li>
                  )),
              )}
            </ol>
          </Tabs.Panel>
        )
      })}
    </Tabs>
  )
}

function Words({ text, isCode, onPick }: { text: string; isCode: boolean; onPick: ((quote: string) => void) | null }) {
  const face = clsx(ui.asTyped, ui.breaks, isCode ? ui.mono : ui.body, isCode && ui.small)
  if (onPick === null) return <div className={face}>{text}</div>
  return (
    <UnstyledButton
      className={clsx(ui.wide, ui.roundSmall, classes.pick, face)}
      aria-label={texts.quoteThis(text)}
      onClick={() => {
        const selected = window.getSelection()?.toString().trim() ?? ''
        onPick((selected !== '' && text.includes(selected) ? selected : text.trim()).slice(0, longestQuote))
      }}
    >
      {text}
    </UnstyledButton>
  )
}
