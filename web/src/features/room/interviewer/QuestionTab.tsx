import { questionsOf } from '@greenroom/shared/session'
import { difficulties, difficultyLabels } from '@greenroom/shared/vocabulary'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { sentenceOf } from '../../../data/api.ts'
import { nameOf } from '../../../data/sessionLabels.ts'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from './InterviewerPane.module.css'
import { interviewerTexts as texts } from './texts.ts'
import { type ChallengeChoice, useChallengeList, useOwnQuestionList } from './useChallengeList.ts'
import { useGive } from './useGive.ts'

const typedMs = 250

/** `hash_maps` → `hash maps` */
const wordsOf = (name: string): string => name.replaceAll('_', ' ')
const topicOf = (topic: string): string => nameOf(wordsOf(topic))

/** Picks the candidate's next question: before the start the first one, later the following ones. */
export function QuestionTab() {
  const [choice, setChoice] = useState<ChallengeChoice>({ search: '', difficulty: '', topic: '' })
  const [asked] = useDebouncedValue(choice, typedMs)
  const list = useChallengeList(asked)
  const candidate = useRoom(({ state }) => state?.candidate.name ?? '')
  const hasStarted = useRoom(({ state }) => state?.phase !== 'NOT_STARTED')
  const leads = useRoom(({ state }) => state?.control === 'human' && state.phase !== 'ENDED')
  const put = useRoom(
    useShallow(({ state }) =>
      state === null ? [] : questionsOf(state).map(({ challenge }) => challenge.challenge_id),
    ),
  )
  const { give, pending, problem } = useGive()
  const challenges = list.data?.pages.flatMap((page) => page.challenges).filter(({ access }) => access === 'open') ?? []
  const own = useOwnQuestionList(asked)
  const present = (challengeId: string) => void give({ type: 'PresentChallenge', challengeId })
  const topics = list.data?.pages[0]?.facets.topic ?? []
  return (
    <div className={clsx(ui.grid, ui.gap12, ui.inset16by20)}>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>
        {hasStarted ? texts.pickHint(candidate) : texts.pickHintBefore(candidate)}
      </p>
      <TextInput
        label={texts.search}
        value={choice.search}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => setChoice((before) => ({ ...before, search: value }))}
      />
      <div className={clsx(ui.grid, ui.gap12, classes.filters)}>
        <NativeSelect
          label={texts.difficulty}
          value={choice.difficulty}
          data={[
            { value: '', label: texts.anyDifficulty },
            ...difficulties.map((value) => ({ value, label: difficultyLabels[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setChoice((before) => ({ ...before, difficulty: difficulties.find((each) => each === value) ?? '' }))
          }
        />
        <NativeSelect
          label={texts.topic}
          value={choice.topic}
          data={[
            { value: '', label: texts.anyTopic },
            ...topics.map(({ value, count }) => ({ value, label: `${topicOf(value)} (${count})` })),
          ]}
          onChange={({ currentTarget: { value } }) => setChoice((before) => ({ ...before, topic: value }))}
        />
      </div>
      {problem !== null && <Problem>{problem}</Problem>}
      {list.error !== null && (
        <Problem>
          {texts.listFailed} {sentenceOf(list.error)}
        </Problem>
      )}
      {list.isSuccess && challenges.length === 0 && (
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.noneFound}</p>
      )}
      {own.length > 0 && (
        <ul className={ui.list} aria-label={texts.own}>
          {own.map(({ questionId, title, difficulty, durationInMinutes, disagreeing }) => (
            <PickRow
              key={questionId}
              challengeId={questionId}
              title={title}
              facts={`${texts.yours}, ${difficultyLabels[difficulty]}, ${durationInMinutes} min`}
              about=""
              warning={(disagreeing ?? 0) > 0 ? texts.disagreeing(disagreeing ?? 0) : null}
              put={put}
              disabled={pending || !leads}
              onPresent={present}
            />
          ))}
        </ul>
      )}
      <ul className={ui.list} aria-label={texts.pick}>
        {challenges.map(({ challengeId, title, difficulty, durationInMinutes, challengeType, topics }) => (
          <PickRow
            key={challengeId}
            challengeId={challengeId}
            title={title}
            facts={`${difficultyLabels[difficulty]}, ${wordsOf(challengeType)}, ${durationInMinutes} min`}
            about={topics.map(wordsOf).join(', ')}
            warning={null}
            put={put}
            disabled={pending || !leads}
            onPresent={present}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="subtle" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

/** A question to pick, or marked as already presented. */
function PickRow(props: {
  challengeId: string
  title: string
  facts: string
  /** What the question is about, since a title alone says little. */
  about: string
  warning: string | null
  /** Questions presented so far. */
  put: readonly string[]
  disabled: boolean
  onPresent: (challengeId: string) => void
}) {
  const { challengeId, title, facts, about, warning, put, disabled, onPresent } = props
  return (
    <li className={clsx(ui.grid, ui.middle, ui.gap12, ui.lineBelow, classes.challenge)}>
      <span className={ui.small}>
        <span className={clsx(ui.block, ui.medium, ui.breaks)}>{title}</span>
        <span className={clsx(ui.block, ui.quiet)}>{facts}</span>
        {about !== '' && <span className={clsx(ui.block, ui.quiet)}>{nameOf(about)}</span>}
        {warning !== null && <span className={clsx(ui.block, ui.bad)}>{warning}</span>}
      </span>
      {put.includes(challengeId) ? (
        <span className={clsx(ui.small, ui.quiet)}>{put.at(-1) === challengeId ? texts.presented : texts.was}</span>
      ) : (
        <Button
          size="xs"
          aria-label={texts.presentOf(title)}
          disabled={disabled}
          onClick={() => onPresent(challengeId)}
        >
          {texts.present}
        </Button>
      )}
    </li>
  )
}
