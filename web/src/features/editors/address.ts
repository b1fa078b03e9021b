import type { ItemName } from './queries.ts'

export const listAddress = '/creator/content'

export const addressOf = ({ kind, id }: ItemName): string => `${listAddress}?item=${kind}/${encodeURIComponent(id)}`
