import type { LandingBlock, PageBlock } from './content.ts'

/** The landing page's address, and its id in the builder. */
export const landingPath = '/'
export const landingPageId = 'home'

export const landingBlockTypes = [
  'Room',
  'Points',
  'Evidence',
  'Companies',
  'Promises',
  'Trial',
] as const satisfies readonly LandingBlock['type'][]
const types: ReadonlySet<string> = new Set(landingBlockTypes)

/**
 * Whether a block is a section of the landing page. That page may have no others, because its code is in the first
 * script, which has a size budget.
 */
export const isLandingBlock = (block: PageBlock): block is LandingBlock => types.has(block.type)
