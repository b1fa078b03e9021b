import type { ExperienceLevel } from '@greenroom/shared/vocabulary'
import { type PartnerPost, partnerPaths } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { remove, sentenceOf } from '../../../data/api.ts'
import { firstChoice } from '../../../data/choice.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { RadioField } from '../../../ui/RadioField.tsx'
import { longDayOf } from '../../../ui/time.ts'
import { useSubmit } from '../../../ui/useSubmit.ts'
import classes from './Partners.module.css'
import { PostDialog } from './PostDialog.tsx'
import { PostMenu } from './PostMenu.tsx'
import { Proposals } from './Proposals.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { detailsOf, shownTime, timeForBoth, useFreshBoard, usePartners } from './partners.ts'
import { boardTexts as texts } from './texts.ts'

/** The page section that notifications link to. */
const anchor = 'partners'

/** The partner board: other people's posts, your own, and proposals. */
export function Partners() {
  const [own] = useState(() => firstChoice(localStorage).settings.candidateExperienceLevel)
  const [all, setAll] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  // Until you post, this is the level you last chose.
  const [level, setLevel] = useState<ExperienceLevel>(own)
  const query = usePartners(all ? null : level)
  const board = query.data
  const mine = board?.mine ?? null
  useEffect(() => {
    if (mine !== null) setLevel(mine.level)
  }, [mine])
  useEffect(() => {
    if (hash !== `#${anchor}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [hash])
  return (
    <section id={anchor} className={classes.board} aria-labelledby="partners-title">
      <h2 id="partners-title" ref={heading} tabIndex={-1} className={clsx(ui.under8, ui.title)}>
        {texts.title}
      </h2>
      <p className={clsx(ui.under16, ui.quiet)}>{texts.lead}</p>
      {query.error !== null && board === undefined && (
        <>
          <Problem>
            {texts.failed} {sentenceOf(query.error)}
          </Problem>
          <Button size="xs" mt="sm" onClick={() => void query.refetch()}>
            {texts.again}
          </Button>
        </>
      )}
      {board !== undefined && (
        <div className={clsx(ui.grid, ui.gap16)}>
          <Mine post={mine} level={level} />
          <Proposals proposals={board.proposals} />
          <RadioField
            label={texts.level}
            dense
            value={all ? 'all' : 'mine'}
            options={[
              { value: 'mine', label: `${texts.atYourLevel}: ${texts.levels[level]}` },
              { value: 'all', label: texts.everyLevel },
            ]}
            onChange={(value) => setAll(value === 'all')}
          />
          {board.posts.length === 0 && <p className={clsx(ui.flat, ui.quiet)}>{all ? texts.none : texts.noneHere}</p>}
          <ul className={ui.list} aria-label={texts.title}>
            {board.posts.map((post) => (
              <Post key={post.postId} post={post} mine={mine} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Mine({ post, level }: { post: PartnerPost | null; level: ExperienceLevel }) {
  const [editing, setEditing] = useState(false)
  const refresh = useFreshBoard()
  const { submit, pending, error } = useSubmit(async () => {
    await remove(partnerPaths.mine)
    await refresh()
  })
  return (
    <div>
      {post === null ? (
        <Button onClick={() => setEditing(true)}>{texts.post}</Button>
      ) : (
        <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap12)}>
          <span className={ui.shrinks}>
            <span className={ui.medium}>{texts.mine}</span>{' '}
            <span className={clsx(ui.small, ui.quiet)}>
              {detailsOf(post)}. {texts.mineUntil(longDayOf(new Date(post.expiresAt)))}
            </span>
          </span>
          <span className={clsx(ui.row, ui.gap8)}>
            <Button size="xs" onClick={() => setEditing(true)}>
              {texts.change}
            </Button>
            <Button size="xs" variant="subtle" loading={pending} onClick={() => void submit()}>
              {texts.takeDown}
            </Button>
          </span>
        </div>
      )}
      {error !== null && (
        <Problem mt={12}>
          {texts.problem} {sentenceOf(error)}
        </Problem>
      )}
      {editing && <PostDialog post={post} level={level} onClose={() => setEditing(false)} />}
    </div>
  )
}

function Post({ post, mine }: { post: PartnerPost; mine: PartnerPost | null }) {
  const [proposing, setProposing] = useState(false)
  const both = mine === null ? null : timeForBoth(mine.times, post.times)
  const [first = ''] = post.times
  return (
    <li className={clsx(ui.row, ui.between, ui.gap12, ui.lineBelow, classes.post)}>
      <span className={ui.shrinks}>
        <span className={clsx(ui.block, ui.medium, ui.breaks)}>{post.name}</span>
        <span className={clsx(ui.small, ui.quiet)}>
          {detailsOf(post)}. {both === null ? texts.from(shownTime(first)) : texts.suitsBoth(shownTime(both))}
        </span>
      </span>
      <span className={clsx(ui.row, ui.gap8, ui.fixed)}>
        <Button size="xs" aria-label={texts.proposeTo(post.name)} onClick={() => setProposing(true)}>
          {texts.propose}
        </Button>
        <PostMenu post={post} />
      </span>
      {proposing && <ProposeDialog post={post} both={both} onClose={() => setProposing(false)} />}
    </li>
  )
}
