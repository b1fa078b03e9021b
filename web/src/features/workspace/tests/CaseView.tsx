import type { TestCaseOutcome } from '@greenroom/shared/session'
import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { roomTexts } from '../../../parts/room/texts.ts'
import { CaseDetail, plainLines } from '../../../parts/runs/CaseDetail.tsx'
import { OutputBlock } from '../../../parts/runs/OutputBlock.tsx'
import { isFailed, type Verdict, verdictOfCase } from '../../../parts/runs/ownRun.ts'
import ui from '../../../ui/primitives.module.css'
import { workspaceTexts as texts } from '../texts.ts'
import classes from './CaseView.module.css'
import { type CaseChange, longestCaseText, type OwnCase } from './ownCases.ts'
import type { ShownCase } from './shownCases.ts'

/** One case and its result. The candidate's own cases are editable. */
export function CaseView({
  shownCase,
  outcome,
  verdict,
  hasRun,
  isOpen,
  mayAdd,
  change,
  onCopy,
  onRemoved,
}: {
  shownCase: ShownCase
  outcome: TestCaseOutcome | undefined
  /** The verdict on the whole run, already shown above. */
  verdict: Verdict | null
  hasRun: boolean
  isOpen: boolean
  mayAdd: boolean
  change: (change: CaseChange) => void
  onCopy: () => void
  onRemoved: () => void
}) {
  const { own, stdin, expected } = shownCase
  const copy = isOpen && mayAdd && own === null && (
    <Button
      size="xs"
      variant="subtle"
      className={classes.copy ?? ''}
      leftSection={<IconCopy size={15} stroke={1.6} aria-hidden="true" />}
      onClick={onCopy}
    >
      {texts.copyCase}
    </Button>
  )
  const result = outcome !== undefined && (
    <CaseDetail outcome={outcome} withFace={own !== null || (isFailed(outcome) && verdictOfCase(outcome) !== verdict)}>
      {copy}
    </CaseDetail>
  )
  if (own !== null && isOpen)
    return (
      <>
        <CaseEditor
          own={own}
          mayAdd={mayAdd}
          onEdit={(edited) => change({ type: 'edit', id: own.id, change: edited })}
          onDuplicate={() =>
            change({ type: 'duplicate', id: own.id, newId: crypto.randomUUID?.() ?? String(Date.now()) })
          }
          onRemove={() => {
            change({ type: 'remove', id: own.id })
            onRemoved()
          }}
        />
        {result !== false ? (
          <div className={clsx(ui.lineAbove, classes.result)}>
            <h3 className={clsx(ui.after12, ui.small)}>{texts.resultBelow}</h3>
            {result}
          </div>
        ) : (
          <p className={clsx(ui.flat, ui.text14, ui.quiet, classes.none)}>
            {hasRun ? texts.notInThisRun : texts.notRunYet}
          </p>
        )}
      </>
    )
  return (
    <>
      {result !== false ? (
        result
      ) : (
        <div className={clsx(ui.flex, ui.column, ui.gap10, ui.inset14by20)}>
          <OutputBlock name={roomTexts.input} lines={plainLines(stdin)} />
          {expected !== null && <OutputBlock name={roomTexts.expected} lines={plainLines(expected)} side="expected" />}
          {copy}
        </div>
      )}
    </>
  )
}

function CaseEditor({
  own,
  mayAdd,
  onEdit,
  onDuplicate,
  onRemove,
}: {
  own: OwnCase
  mayAdd: boolean
  onEdit: (change: Partial<Pick<OwnCase, 'name' | 'stdin' | 'expected'>>) => void
  onDuplicate: () => void
  onRemove: () => void
}) {
  const typed = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false, maxLength: longestCaseText } as const
  return (
    <div className={clsx(ui.flex, ui.column, ui.gap10, ui.inset14by20)}>
      <div className={clsx(ui.flex, ui.low, ui.gap4)}>
        <TextInput
          className={clsx(ui.grow, classes.name)}
          label={texts.name}
          maxLength={60}
          value={own.name}
          onChange={(event) => onEdit({ name: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={38}
          aria-label={texts.duplicate}
          disabled={!mayAdd}
          onClick={onDuplicate}
        >
          <IconCopy size={17} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={38} aria-label={texts.remove} onClick={onRemove}>
          <IconTrash size={17} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={clsx(ui.grid, ui.halves, ui.gap16, classes.texts)}>
        <Textarea
          classNames={{ input: clsx(ui.text13, ui.line20, ui.mono, classes.typed) }}
          label={texts.stdin}
          autosize
          minRows={2}
          maxRows={8}
          {...typed}
          value={own.stdin}
          onChange={(event) => onEdit({ stdin: event.currentTarget.value })}
        />
        <Textarea
          classNames={{ input: clsx(ui.text13, ui.line20, ui.mono, classes.typed) }}
          label={texts.expected}
          description={texts.expectedHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          maxRows={8}
          {...typed}
          value={own.expected ?? ''}
          onChange={({ currentTarget: { value } }) => onEdit({ expected: value === '' ? null : value })}
        />
      </div>
    </div>
  )
}
