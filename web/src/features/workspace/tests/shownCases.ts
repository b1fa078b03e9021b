import type { TestCase } from '@greenroom/shared/vocabulary'
import { workspaceTexts as texts } from '../texts.ts'
import type { OwnCase } from './ownCases.ts'

/** A case in the list, either the challenge's or the candidate's own. */
export type ShownCase = { id: string; name: string; stdin: string; expected: string | null; own: OwnCase | null }

export const shownCases = (given: readonly TestCase[], own: readonly OwnCase[]): ShownCase[] => [
  ...given.map(({ stdin, expected_output }, index) => ({
    id: `given-${index}`,
    name: texts.given(index + 1),
    stdin,
    expected: expected_output,
    own: null,
  })),
  ...own.map((each) => ({ ...each, own: each })),
]
