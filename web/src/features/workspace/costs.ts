import { workspaceTexts as texts } from './texts.ts'

export type Costs = { time: string; space: string }

/** `n log n` as `O(n log n)`; what is written in full stays. */
const bigO = (growth: string): string => {
  const said = growth.trim().replace(/[.\s]+$/, '')
  return /^o\s*\(/i.test(said) || !/^[\w\s^*+()²³]+$/.test(said) || said.split(/\s+/).length > 5 ? said : `O(${said})`
}

/** What is said to the interviewer of a solution's costs; null where nothing was filled in. */
export function costsSentence({ time, space }: Costs): string | null {
  const [saysTime, saysSpace] = [time.trim() !== '', space.trim() !== '']
  if (saysTime && saysSpace) return texts.costsSentence(bigO(time), bigO(space))
  if (saysTime) return texts.timeSentence(bigO(time))
  return saysSpace ? texts.spaceSentence(bigO(space)) : null
}

export const areCostsComplete = ({ time, space }: Costs): boolean => time.trim() !== '' && space.trim() !== ''
