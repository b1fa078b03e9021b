import { tokens } from '../../web/src/ui/tokens.ts'

/** Returns a colour of the light theme by its token name. */
export const colour = (name: keyof typeof tokens): string => tokens[name][0]
