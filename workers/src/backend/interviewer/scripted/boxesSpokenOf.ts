import { hasBoard } from '@greenroom/shared/rules'
import { maxPointedAt } from '@greenroom/shared/wire'
import { plainWords } from '../../../reading/plainWords.ts'
import type { Turn } from '../provider.ts'
import { componentIn } from './components.ts'
import { sketchOf } from './sketch.ts'

/** The minimum number of characters in a label. Shorter ones often match by accident. */
const shortestLabel = 3

/** Returns the boxes on the board that a message mentions, by label or by our name for them; at most `maxPointedAt`. */
export function boxesSpokenOf(turn: Turn, message: string): string[] {
  const { spoken, board } = turn
  if (spoken === null || !hasBoard(spoken.challengeType) || board === '') return []
  const said = asWords(message)
  const isNamed = (name: string): boolean => name.trim().length >= shortestLabel && said.includes(asWords(name))
  const labels = sketchOf(board).boxes.filter((label) =>
    [label, componentIn(label, spoken)?.name ?? ''].some((name) => isNamed(name)),
  )
  return [...new Set(labels)].slice(0, maxPointedAt)
}

/** Returns the text's words, each surrounded by spaces. */
const asWords = (text: string): string =>
  ` ${plainWords(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
