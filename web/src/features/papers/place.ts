import { browserStorage } from '../../data/storage.ts'

const storage = browserStorage(() => sessionStorage)
const keyOf = (paperId: string, part: number): string => `greenroom:paper-place:${paperId}/${part}`

/** The sheet that was open in this tab, counted from 0, so that a reload returns to it. */
export const readPlace = (paperId: string, part: number): number => Number(storage.read(keyOf(paperId, part)) ?? 0) || 0

export const writePlace = (paperId: string, part: number, sheet: number): void =>
  storage.write(keyOf(paperId, part), String(sheet))
