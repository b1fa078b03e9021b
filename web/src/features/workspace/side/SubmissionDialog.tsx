import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import type { ChallengeSubmission } from '@greenroom/shared/wire'
import { Button, CloseButton, Group, Modal } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Comparison } from '../../../parts/handIn/Comparison.tsx'
import { useCode, useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'
import { ResultFace } from '../../../parts/runs/ResultFace.tsx'
import ui from '../../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../../ui/time.ts'
import { workspaceTexts } from '../texts.ts'
import classes from './SubmissionDialog.module.css'
import { verdictOfSubmission } from './verdictOfSubmission.ts'

const texts = workspaceTexts.submissions

/** A submission, to read, compare with the editor, or restore into it. */
export function SubmissionDialog({ submission, onClose }: { submission: ChallengeSubmission; onClose: () => void }) {
  const { keeper } = useRoomAccess()
  const [compares, setCompares] = useState(false)
  const isOpen = useRoom(({ state }) => state?.phase === 'IN_PROGRESS')
  const language = useCode(({ file }) => file?.language ?? null)
  const isSameLanguage = language === submission.programmingLanguage
  const current = keeper.take()?.code ?? ''
  const title = texts.dialog(dayAndTimeOf(Date.parse(submission.at)))
  return (
    <Modal.Root opened onClose={onClose} size={880} centered>
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content>
        <Modal.Body className={clsx(ui.flex, ui.column, ui.gap12, classes.body)}>
          <div className={clsx(ui.flex, ui.between, ui.start, ui.gap16)}>
            <Modal.Title className={clsx(ui.strong, classes.title)}>{title}</Modal.Title>
            <CloseButton aria-label={texts.close} onClick={onClose} />
          </div>
          <p className={clsx(ui.flex, ui.wrap, ui.gap4by16, ui.flat, ui.text14, ui.quiet)}>
            <ResultFace verdict={verdictOfSubmission(submission)} />
            {submission.total > 0 && (
              <span>{texts.passed(submission.passed, submission.total, submission.notRun)}</span>
            )}
            <span>{programmingLanguageLabels[submission.programmingLanguage]}</span>
          </p>
          {compares ? (
            <Comparison earlier={submission.code} current={current} texts={texts} />
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: text as it was typed, with a name
            <pre
              className={clsx(
                ui.flat,
                ui.text13,
                ui.line20,
                ui.mono,
                ui.round,
                ui.thinLineAround,
                ui.codeGround,
                ui.scrolls,
                classes.code,
              )}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
              tabIndex={0}
              role="group"
              aria-label={title}
            >
              {submission.code}
            </pre>
          )}
          {isOpen && (
            <p className={clsx(ui.flat, ui.text14, ui.quiet)}>
              {isSameLanguage
                ? texts.restoreHint
                : texts.restoreLocked(programmingLanguageLabels[submission.programmingLanguage])}
            </p>
          )}
          <Group justify="flex-end" gap="sm">
            {isSameLanguage && (
              <Button onClick={() => setCompares(!compares)}>{compares ? texts.plain : texts.compare}</Button>
            )}
            {isOpen && (
              <Button
                variant="filled"
                disabled={!isSameLanguage || current === submission.code}
                onClick={() => {
                  keeper.replace(submission.code)
                  onClose()
                }}
              >
                {texts.restore}
              </Button>
            )}
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
