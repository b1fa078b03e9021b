import { type Commit, foldCommit, type Session } from '@greenroom/shared/session'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { SessionCommand } from '../commands.ts'
import { nextDeadlineAt } from '../deadlines.ts'
import { actorOf, createSession, startOfTime } from '../testing/given.ts'
import { checkKind, checkNudges, checkTimeLeft } from '../testing/kindInvariants.ts'
import { checkLog, checkStep } from '../testing/logInvariants.ts'
import { anyBeginning, anyIntent, anyKind, anySettings, anyStep, commandFor } from '../testing/randomStories.ts'
import { sampleCatalogue } from '../testing/sampleChallenges.ts'
import { checkReplay, checkShared, checkViews } from '../testing/viewInvariants.ts'
import { decide } from './decide.ts'
import { actorKey } from './decision.ts'
import { needOf } from './needs.ts'

let told = 0

describe('whatever anybody does, in any order', () => {
  it('keeps the invariants of a session', () => {
    const story = fc.array(fc.tuple(anyStep, fc.boolean(), anyIntent), { maxLength: 60, size: 'max' })
    fc.assert(
      fc.property(anySettings, anyKind, anyBeginning, story, (settings, kind, beginning, steps) => {
        const commits: Commit[] = []
        const commands: SessionCommand[] = []
        let state: Session | null = null
        let now = startOfTime
        const states: Session[] = []
        const give = (command: SessionCommand): void => {
          const actor = actorOf(command)
          const seq: number = (state?.seq ?? 0) + 1
          const at = Math.max(now, state?.at ?? 0)
          const before = state
          const fromLog = needOf(command)?.(commits, 'user:1')
          const decision = decide('s', state, command, { now: at, seq, actor, catalogue: sampleCatalogue, ...fromLog })
          if (!decision.accepted || decision.events.length === 0) return
          const commit: Commit = {
            sessionId: 's',
            seq,
            commandId: `c${seq}`,
            actor: actorKey(actor),
            at,
            events: decision.events,
            jobs: decision.jobs,
            dispatched: false,
          }
          state = foldCommit(state, commit)
          commits.push(commit)
          states.push(state)
          if (before === null) return
          checkStep(before, state, commit)
          checkNudges(before, commits)
          checkTimeLeft(state, commits)
        }
        give({ ...createSession(settings), ...kind })
        for (const [step, accepted, intent] of [...beginning, ...steps]) {
          now += step.waitMs
          if (state === null) continue
          if (step.command === 'deadline') now = Math.max(now, nextDeadlineAt(state) ?? now)
          const command =
            typeof step.command === 'object' && 'again' in step.command
              ? commands.at(-1 - step.command.again)
              : commandFor(step.command, state, accepted, intent)
          if (command === undefined) continue
          commands.push(command)
          give(command)
        }
        checkLog(commits, state)
        checkViews(commits, state)
        told += 1
        // Run these two checks on only some of the stories, because both fold whole logs many times.
        if (told % 10 === 0) {
          checkReplay(commits, states)
          checkShared(commits, state)
        }
        if (state !== null) checkKind(commits, state)
      }),
    )
  })
})
