import type { Costs } from '@greenroom/shared/rules'

export const areCostsComplete = ({ time, space }: Costs): boolean => time.trim() !== '' && space.trim() !== ''
