import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../ui/primitives.module.css'
import type { MarkedLine, Piece } from './difference.ts'
import { type Folded, foldEqualLines } from './foldedLines.ts'
import classes from './OutputBlock.module.css'
import { detailTexts as texts } from './texts.ts'

/** The number of lines shown until the candidate expands longer output. */
const shownAtFirst = 40

/** A program's input or output, plain or with differences marked. `side` says which side of the comparison it is. */
export function OutputBlock({
  name,
  lines,
  side = 'plain',
}: {
  name: string
  lines: MarkedLine[]
  side?: 'plain' | 'expected' | 'actual'
}) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = lines.length > shownAtFirst
  const shown = isWhole ? lines.map((line) => line) : foldEqualLines(lines)
  const cut = !isWhole && isLong ? shown.slice(0, shownAtFirst) : shown
  return (
    <div className={clsx(ui.grid, ui.gap12, classes.block)}>
      <div className={clsx(ui.small, ui.quiet)}>{name}</div>
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: text as it was typed, with a name */}
        <pre
          className={clsx(ui.flat, ui.text13, ui.line20, ui.mono, ui.breaks, ui.asTyped, ui.scrolls, classes.text)}
          data-side={side}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
          aria-label={name}
        >
          {lines.length === 0 && <span className={ui.quiet}>{texts.nothing}</span>}
          {cut.map((line) => (
            <Line
              key={'count' in line ? `fold-${line.from}` : line.number}
              line={line}
              onUnfold={() => setIsWhole(true)}
            />
          ))}
        </pre>
        {isLong && (
          <UnstyledButton
            className={clsx(ui.text14, ui.quiet, classes.more)}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? texts.showLess : texts.showAll}
          </UnstyledButton>
        )}
      </div>
    </div>
  )
}

function Line({ line, onUnfold }: { line: MarkedLine | Folded; onUnfold: () => void }) {
  if ('count' in line)
    return (
      <UnstyledButton className={clsx(ui.block, ui.text14, ui.quiet, classes.fold)} onClick={onUnfold}>
        {texts.showLines(line.count)}
      </UnstyledButton>
    )
  return (
    <span data-differs={line.differs}>
      {line.pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change places
        <PieceView key={index} piece={piece} />
      ))}
      {'\n'}
    </span>
  )
}

/** Marks a difference, and makes its white space visible. */
function PieceView({ piece }: { piece: Piece }) {
  if (!piece.differs) return <>{piece.text}</>
  const isBlank = piece.text.trim() === ''
  return (
    <mark className={clsx(ui.bad, classes.differs)}>
      {isBlank ? piece.text.replaceAll(' ', '·').replaceAll('\t', '→') : piece.text}
      {piece.text === '' && <VisuallyHidden>{texts.emptyLine}</VisuallyHidden>}
    </mark>
  )
}
